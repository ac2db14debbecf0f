// The head of the chain, once a day into a file beside the database: a cut tail shows by it.

import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { Database } from '../../platform/database.ts'
import { type AuditHead, loadHead } from './store.ts'

export type ExportedHead = AuditHead & { readonly timeMs: number }

export function headsFile(dataFolder: string): string {
  return join(dataFolder, 'audit-heads.txt')
}

/** Adds a line when the newest one is a day old; run as often as you like. True: it added one. */
export async function exportHead(
  database: Database,
  file: string,
  nowMs: number,
): Promise<boolean> {
  const newest = (await readExportedHeads(file)).at(-1)
  if (newest !== undefined && newest.timeMs > nowMs - DAY_MS) return false
  const head = await loadHead(database)
  if (head === undefined) return false
  const line = `${new Date(nowMs).toISOString()} ${head.number} ${head.hash}\n`
  await appendFile(file, line, { mode: 0o600, flush: true })
  return true
}

/** In the order in which they were exported; none where there is no file yet. */
export async function readExportedHeads(file: string): Promise<readonly ExportedHead[]> {
  const lines = (await readOrNothing(file)).split('\n')
  return lines.flatMap((line) => {
    const [, time = '', number = '', hash = ''] = LINE.exec(line) ?? []
    return hash === '' ? [] : [{ timeMs: Date.parse(time), number: Number(number), hash }]
  })
}

const LINE = /^(\S+) (\d{1,15}) ([0-9a-f]{64})$/

async function readOrNothing(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return ''
    throw error
  }
}
