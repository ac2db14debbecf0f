// Wire calls of files.

import type { Handlers } from '@fairtick/wire/handler'
import type { FileDependencies } from './dependencies.ts'
import { readFile } from './read-file.ts'
import { uploadFile } from './upload-file.ts'

export type { FileDependencies } from './dependencies.ts'

export function fileRoutes(dependencies: FileDependencies): Handlers<'uploadFile' | 'file'> {
  return {
    uploadFile: ({ body }, { caller }) => uploadFile(dependencies, body, caller.userId),
    file: ({ query }) => readFile(dependencies, query),
  }
}
