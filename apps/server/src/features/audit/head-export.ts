// The head of each entry is on the disk beside the database before its act is answered (REL-59).

import { type FileHandle, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { parseHeads, readExportedHeads, writeHead } from './exported-heads.ts'
import { type AuditHead, listHeadsFrom, loadHead } from './store.ts'

export type HeadExportParts = {
  readonly database: Database
  readonly file: string
  readonly log: Pick<Log, 'error' | 'warn'>
  readonly nowMs: () => number
}

/** Returns when every entry committed before the call has its head on the disk. */
export type ExportHeads = () => Promise<void>

/** About 2 MB; beyond it the newest half stays. The newest line alone covers all before it. */
export const MAX_LINES = 20_000
export const KEPT_LINES = MAX_LINES / 2
const PAGE = 1_000

/** What of the file is known: others, such as a command, may have added to it since. */
type Known = { last: AuditHead | undefined; lines: number; size: number }

/**
 * Writes what the table holds beyond the file's last line: what was left by a stop, by a command
 * or by a full disk as well. Who asks while it writes shares the next write.
 */
export function createHeadExport(parts: HeadExportParts): ExportHeads {
  let known: Known | undefined
  let running = Promise.resolve()
  let next: Promise<void> | undefined
  const write = async () => {
    next = undefined
    const before = known
    // Until it is on the disk nobody knows what the file holds.
    known = undefined
    known = await exportNewer(parts, before)
  }
  return () => {
    if (next === undefined) {
      next = running.then(write, write)
      running = next
    }
    return next
  }
}

async function exportNewer(parts: HeadExportParts, before: Known | undefined): Promise<Known> {
  const handle = await open(parts.file, 'a+', 0o600)
  try {
    const known = await lookAt(parts, handle, before)
    const isStart = before === undefined
    const first = known.last ?? (await startOfEmptyFile(parts.database))
    let [place, written] = [first, 0]
    for (;;) {
      const page = await listHeadsFrom(parts.database, place.number, PAGE)
      const newer = await behind(parts, place, page)
      const last = newer.at(-1)
      if (last === undefined) break
      const text = newer.map((head) => writeHead(head, parts.nowMs())).join('')
      await handle.appendFile(text)
      place = last
      written += newer.length
    }
    if (written > 0 || known !== before) await handle.datasync()
    if (known.size === 0) await syncFolder(parts.file)
    if (isStart && written > 0) {
      parts.log.warn({ entries: written }, 'entries of the audit log had no exported head')
    }
    known.last = place.number === 0 ? undefined : place
    known.lines += written
    known.size = (await handle.stat()).size
    return known.lines > MAX_LINES ? await shorten(parts.file, known) : known
  } finally {
    await handle.close()
  }
}

/** Nothing is read anew while the file is as it was left. */
async function lookAt(
  { log }: HeadExportParts,
  handle: FileHandle,
  before: Known | undefined,
): Promise<Known> {
  const { size } = await handle.stat()
  if (before?.size === size) return before
  const text = await readAll(handle, size)
  // A line that a stop cut short was promised to nobody; the next must not be joined to it.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) await handle.truncate(Buffer.byteLength(whole))
  const { heads } = parseHeads(whole)
  const known = { last: heads.at(-1), lines: heads.length, size: Buffer.byteLength(whole) }
  const last = before?.last
  if (last === undefined) return known
  if (heads.some(({ number, hash }) => number === last.number && hash === last.hash)) return known
  log.error({ number: last.number }, 'the file of exported heads lost lines')
  // Goes on behind them: what is missing shows for good.
  return { ...known, last }
}

async function readAll(handle: FileHandle, size: number): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, 0)
  return buffer.toString('utf8', 0, bytesRead)
}

/** A file that begins late holds the newest heads, as one that was shortened does. */
async function startOfEmptyFile(database: Database): Promise<AuditHead> {
  const newest = (await loadHead(database))?.number ?? 0
  return { number: Math.max(newest - KEPT_LINES, 0), hash: '' }
}

/** What of a page, which begins with `place` itself, comes behind it. */
async function behind(
  { database, log }: HeadExportParts,
  place: AuditHead,
  page: readonly AuditHead[],
): Promise<readonly AuditHead[]> {
  const [standing, ...newer] = page
  if (place.hash === '') return page.filter(({ number }) => number > place.number)
  if (standing?.number === place.number && standing.hash === place.hash) return newer
  log.error({ entry: place.number }, 'the audit log was tampered with')
  // The file says so from now on: its next line goes back, or comes behind missing ones.
  const head = await loadHead(database)
  return head === undefined ? [] : [head]
}

/** Never one that shows something: what it shows stays. */
async function shorten(file: string, known: Known): Promise<Known> {
  const { heads, findings } = await readExportedHeads(file)
  if (findings.length > 0) return { ...known, lines: 0 }
  const kept = heads.slice(-KEPT_LINES)
  const text = kept.map((head) => writeHead(head, head.timeMs)).join('')
  const shorter = `${file}.new`
  const handle = await open(shorter, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(shorter, file)
  await syncFolder(file)
  return { ...known, lines: kept.length, size: Buffer.byteLength(text) }
}

async function syncFolder(file: string): Promise<void> {
  const folder = await open(dirname(file), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
