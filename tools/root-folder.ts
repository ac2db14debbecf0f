// Where the repository lies, so that every tool works from any current folder.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT_FOLDER = resolve(dirname(fileURLToPath(import.meta.url)), '..')
