// Does the chain of the audit log hold, and does it still hold every head exported so far (REL-59)?

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

/** With the heads in `file`; none there yet: only the chain itself is looked at. */
export async function verifyExported(
  database: Database,
  file: string,
  tell?: TellProgress,
): Promise<AuditVerdict & { readonly exportedHeads: number }> {
  const heads = await readExportedHeads(file)
  return { ...(await verifyAudit(database, heads, tell)), exportedHeads: heads.length }
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
