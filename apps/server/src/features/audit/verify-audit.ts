// Does the chain of the audit log hold, with every head exported so far, and has each entry one
// (REL-59)? The log and the file each show what was cut off the other.

import type { Database } from '../../platform/database.ts'
import { GENESIS_HASH, hashEntry } from './chain.ts'
import { type ExportedHead, readExportedHeads } from './exported-heads.ts'
import { type AuditEntry, listEntriesAfter, loadHead } from './store.ts'

const PAGE = 500
/** More would tell nothing new. */
const MAX_FINDINGS = 100

export type AuditVerdict = {
  readonly entries: number
  readonly head: string
  /** One sentence each; none: nothing was edited, deleted, added, moved or cut. */
  readonly findings: readonly string[]
}

/** So many entries of so many have been read. */
type TellProgress = (entries: number, total: number) => void

export type VerifyOptions = {
  readonly tell?: TellProgress
  /** Waits until the heads of the newest entries are exported, where a server may be at it. */
  readonly settle?: () => Promise<void>
}

export async function verifyExported(
  database: Database,
  file: string,
  { tell, settle }: VerifyOptions = {},
): Promise<AuditVerdict & { readonly exportedHeads: number }> {
  const { heads } = await readExportedHeads(file)
  const verdict = await verifyAudit(database, heads, tell)
  let exported = await readExportedHeads(file)
  if (settle !== undefined && newestOf(exported.heads) < verdict.entries) {
    await settle()
    exported = await readExportedHeads(file)
  }
  const unexported = findUnexported(exported.heads, verdict.entries)
  const findings = [...exported.findings, ...unexported, ...verdict.findings]
  return {
    ...verdict,
    exportedHeads: exported.heads.length,
    findings: findings.slice(0, MAX_FINDINGS),
  }
}

function findUnexported(heads: readonly ExportedHead[], entries: number): string[] {
  const newest = newestOf(heads)
  if (newest >= entries) return []
  const which =
    newest + 1 === entries ? `entry ${entries} has` : `entries ${newest + 1} to ${entries} have`
  return [`${which} no exported head: the file was cut, or a stop came before its line`]
}

function newestOf(heads: readonly ExportedHead[]): number {
  return heads.reduce((newest, { number }) => Math.max(newest, number), 0)
}

/** Reads the log page by page from its first entry; `heads` show what was cut off or rewritten. */
export async function verifyAudit(
  database: Database,
  heads: readonly ExportedHead[],
  tell?: TellProgress,
): Promise<AuditVerdict> {
  const findings: string[] = []
  const awaited = new Map(heads.map((head) => [head.number, head]))
  const total = (await loadHead(database))?.number ?? 0
  let entries = 0
  let before = { number: 0, hash: GENESIS_HASH }
  for (;;) {
    const page = await listEntriesAfter(database, before.number, PAGE)
    for (const entry of page) {
      findings.push(...findingsOf(entry, before))
      const head = awaited.get(entry.number)
      if (head?.hash === entry.hash) awaited.delete(entry.number)
      before = entry
    }
    entries += page.length
    tell?.(entries, total)
    if (page.length < PAGE || findings.length >= MAX_FINDINGS) break
  }
  const lost = [...awaited.values()].map(
    ({ number, timeMs }) =>
      `entry ${number} is not the one that was exported at ${new Date(timeMs).toISOString()}`,
  )
  return { entries, head: before.hash, findings: [...findings, ...lost].slice(0, MAX_FINDINGS) }
}

function findingsOf(entry: AuditEntry, before: Pick<AuditEntry, 'number' | 'hash'>): string[] {
  const { number } = entry
  return [
    ...(number === before.number + 1 ? [] : [`before entry ${number} one or more are missing`]),
    ...(entry.previousHash === before.hash
      ? []
      : [`entry ${number} does not follow the one before`]),
    ...(entry.hash === hashEntry(entry) ? [] : [`entry ${number} was changed`]),
  ]
}
