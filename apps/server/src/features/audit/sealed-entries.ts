// Entries that the server wrote carry a seal; who can only write rows can add none that counts.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { hashEntry } from './chain.ts'
import { listSealedAbout, listSealedAfter, type SealedEntry } from './store.ts'

const PAGE = 500

export function sealEntry(rowSeal: RowSeal, hash: string): string {
  return rowSeal.seal('audit', [hash])
}

/** Who did what about whom, as far as the server wrote it down. */
export type Act = Pick<SealedEntry, 'staffId' | 'action' | 'subjectId' | 'detail'>

/** Acts about any of these, by whom they are about. */
export async function loadActs(
  database: Queryable,
  rowSeal: RowSeal,
  { subjectIds, actions }: Readonly<Record<'subjectIds' | 'actions', readonly string[]>>,
): Promise<ReadonlyMap<string, readonly Act[]>> {
  const entries = await listSealedAbout(database, subjectIds, actions)
  const genuine = entries.filter((entry) => isGenuine(rowSeal, entry))
  return Map.groupBy(genuine, ({ subjectId }) => subjectId)
}

/** Numbers of the entries behind `after` that the server did not write, and the last one read. */
export async function listUnsealed(
  database: Queryable,
  rowSeal: RowSeal,
  after: number,
): Promise<{ readonly unsealed: readonly number[]; readonly last: number }> {
  const unsealed: number[] = []
  for (let last = after; ; ) {
    const page = await listSealedAfter(database, last, PAGE)
    for (const entry of page) if (!isGenuine(rowSeal, entry)) unsealed.push(entry.number)
    last = page.at(-1)?.number ?? last
    if (page.length < PAGE) return { unsealed, last }
  }
}

function isGenuine(rowSeal: RowSeal, { seal, ...entry }: SealedEntry): boolean {
  const hash = hashEntry(entry)
  return hash === entry.hash && rowSeal.isSealed('audit', [hash], seal)
}
