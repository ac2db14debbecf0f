// A picture for who may see it: avatars by their id, everything else by a signed address.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import type { FileDependencies } from './dependencies.ts'
import { isSigned } from './file-address.ts'
import { type FileRow, loadFile, loadPicture, loadSigningKey } from './store.ts'

/** An id never shows another picture; a day, so that a removed one does not linger. */
const AVATAR_KEPT_SECONDS = 86_400

type Query = CallArguments<'file'>['query']

export async function readFile(
  dependencies: FileDependencies,
  query: Query,
): Promise<CallResult<'file'> | Declined> {
  const file = await loadFile(dependencies.database, query.id)
  if (file === undefined || !(await maySee(dependencies, file, query))) return NOT_FOUND
  const isAvatar = file.purpose === 'avatar'
  const size = isAvatar ? (query.size ?? 'large') : 'large'
  const bytes = await loadPicture(dependencies.database, file.id, size)
  if (bytes === undefined) return NOT_FOUND
  return {
    bytes,
    fileName: `${file.purpose}.webp`,
    keepSeconds: isAvatar ? AVATAR_KEPT_SECONDS : 0,
  }
}

async function maySee(
  { database, nowMs }: FileDependencies,
  file: FileRow,
  { until, signature }: Query,
): Promise<boolean> {
  if (file.purpose === 'avatar') return true
  // Reviewers alone see it, in the back office.
  if (file.purpose === 'kyc') return false
  if (until === undefined || signature === undefined) return false
  const key = await loadSigningKey(database)
  return isSigned(file.id, { untilMs: until, signature }, key, nowMs())
}
