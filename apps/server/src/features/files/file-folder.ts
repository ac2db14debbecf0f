// The folder of the pictures: files named by the id of their row, written whole or not at all.

import { mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

export const PICTURE_SIZES = ['large', 'small'] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** What one upload became; private pictures have no small one. */
export type Pictures = { readonly large: Uint8Array; readonly small: Uint8Array | undefined }

export type FileFolder = {
  /** Throws StorageFull when the disk would run short; leaves nothing behind when it fails. */
  readonly write: (id: string, pictures: Pictures) => Promise<void>
  /** Undefined when there is no such file. */
  readonly read: (id: string, size: PictureSize) => Promise<Uint8Array | undefined>
  /** Also of what is not there. */
  readonly remove: (id: string) => Promise<void>
}

/** The disk holds the books too: pictures are refused long before there is no room for them. */
const MIN_FREE_BYTES = 512 * 1_024 * 1_024
const ID_FORM = /^[A-Za-z0-9_-]{22}$/

export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

export function createFileFolder(folder: string): FileFolder {
  // Ids come from rows; what does not look like one never becomes a path.
  const pathOf = (id: string, size: PictureSize) => {
    if (!ID_FORM.test(id)) throw new Error('no id of a file')
    return join(folder, id.slice(0, 2), `${id}.${size}.webp`)
  }
  const remove = async (id: string): Promise<void> => {
    for (const size of PICTURE_SIZES) {
      await rm(pathOf(id, size), { force: true })
      await rm(unfinished(pathOf(id, size)), { force: true })
    }
  }
  return {
    write: async (id, pictures) => {
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 })
      await refuseWhenFull(folder)
      try {
        await writeWhole(pathOf(id, 'large'), pictures.large)
        if (pictures.small) await writeWhole(pathOf(id, 'small'), pictures.small)
      } catch (error) {
        await remove(id)
        throw error
      }
    },
    read: async (id, size) => {
      try {
        return await readFile(pathOf(id, size))
      } catch (error) {
        if ((error as { code?: unknown }).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove,
  }
}

async function refuseWhenFull(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < MIN_FREE_BYTES) throw new StorageFull('too little room for pictures')
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(unfinished(path), 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished(path), path)
}

function unfinished(path: string): string {
  return `${path}.part`
}
