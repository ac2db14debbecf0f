// Heads as lines of a file that others copy or watch (HEAD_FILE).

import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type HeadPlace, idOfPlace } from './head-place.ts'

/** For everybody to read, whatever the mask of the process. */
const MODE = 0o644
/** Longer than any line. */
const MOST_BYTES_OF_LINE = 16_384
/** Of each line. */
const BEGIN = '{"tape":"'

/** It is opened anew each time: whoever moves it away gets a new one. */
export function filePlace(path: string): HeadPlace {
  return {
    ...{ name: 'file', id: idOfPlace('file', path), everyMs: 0 },
    take: async (heads) => {
      const file = await open(path, 'a+', MODE)
      try {
        const { size } = await file.stat()
        const end = await endOfLines(file, size)
        if (end < size) await file.truncate(end)
        const lines = heads.map((signed) => `${JSON.stringify(signed)}\n`).join('')
        await file.appendFile(lines)
        if (end === 0) await file.chmod(MODE)
        await file.datasync()
        if (end === 0) await syncFolder(path)
      } finally {
        await file.close()
      }
      return heads.length
    },
  }
}

/** Behind the last whole line: one that a stop or a full disk cut short is written anew. */
async function endOfLines(file: FileHandle, size: number): Promise<number> {
  const start = Math.max(size - MOST_BYTES_OF_LINE, 0)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start)
  const end = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1
  const rest = buffer.toString('utf8', end, bytesRead)
  // Whoever named a wrong file loses nothing of it.
  if (!BEGIN.startsWith(rest.slice(0, BEGIN.length))) throw new Error('it is no file of heads')
  return start + end
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
