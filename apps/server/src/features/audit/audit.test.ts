// The audit log cannot be changed unseen: by the server's own role not at all, by the owner of the
// database only so that it shows (REL-59, REL-60).

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import type { AnonymousContext } from '@fairtick/wire/admin/handler'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audited } from './audited.ts'
import { hashEntry } from './chain.ts'
import { readExportedHeads } from './exported-heads.ts'
import { createHeadExport, type ExportHeads } from './head-export.ts'
import { type AuditEntry, listEntriesAfter } from './store.ts'
import { verifyAudit, verifyExported } from './verify-audit.ts'

const ENTRIES = 120
const PLACES = Array.from({ length: 100 }, (_, index) => index + 1)
const CONTEXT: AnonymousContext = { language: 'en', address: '192.0.2.1', device: 'Browser' }
const ABOUT = { subjectKind: 'user', subjectId: 'hana' } as const

let database: TestDatabase
let folder: string
let file: string
let entries: readonly AuditEntry[]
let exportHeads: ExportHeads
const NOW_MS = Date.UTC(2026, 0, 15)

beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'fairtick-audit-'))
  file = join(folder, 'heads.txt')
  const log = { warn: () => {}, error: () => {} }
  exportHeads = createHeadExport({ database, file, log, nowMs: () => NOW_MS })
  for (let number = 1; number <= ENTRIES; number += 1) await write(`act.${number}`)
  entries = await listEntriesAfter(database, 0, ENTRIES)
  await database.asOwner(
    `CREATE TABLE audit_copy AS SELECT * FROM audit_entry;
     ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only`,
  )
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const parts = () => ({ database, nowMs: () => NOW_MS, exportHeads, rowSeal: TEST_ROW_SEAL })
const write = (action: string) =>
  audited(parts(), CONTEXT, (_tx, note) => note({ action, ...ABOUT, detail: { action } }))
const restore = () =>
  database.asOwner('DELETE FROM audit_entry; INSERT INTO audit_entry SELECT * FROM audit_copy')
const at = (number: number): AuditEntry => {
  const entry = entries[number - 1]
  if (entry === undefined) throw new Error(`no entry ${number}`)
  return entry
}

/** As the owner of the database might, at one place. */
const TAMPERINGS: Readonly<Record<string, (place: number) => string>> = {
  edited: (place) => `UPDATE audit_entry SET subject_id = 'somebody' WHERE number = ${place}`,
  deleted: (place) => `DELETE FROM audit_entry WHERE number = ${place}`,
  inserted: (place) => {
    const forged = { ...at(place), action: 'forged' }
    const hash = hashEntry(forged)
    return `UPDATE audit_entry SET number = number + 1000 WHERE number >= ${place};
      UPDATE audit_entry SET number = number - 999 WHERE number > 1000;
      UPDATE audit_entry SET previous_hash = '${hash}' WHERE number = ${place + 1};
      INSERT INTO audit_entry SELECT ${place}, time, staff_id, address, 'forged', subject_kind,
        subject_id, detail, '${forged.previousHash}', '${hash}' FROM audit_copy
        WHERE number = ${place}`
  },
  reordered: (place) =>
    `UPDATE audit_entry SET number = 1000 WHERE number = ${place};
     UPDATE audit_entry SET number = ${place} WHERE number = ${place + 1};
     UPDATE audit_entry SET number = ${place + 1} WHERE number = 1000`,
  'cut off behind it': (place) => `DELETE FROM audit_entry WHERE number > ${ENTRIES - place}`,
}

it('holds when nobody touched it', async () => {
  const { heads } = await readExportedHeads(file)
  expect(heads).toEqual(entries.map(({ number, hash }) => ({ timeMs: NOW_MS, number, hash })))
  expect(await verifyExported(database, file)).toEqual({
    ...{ entries: ENTRIES, exportedHeads: ENTRIES, head: at(ENTRIES).hash, findings: [] },
  })
})

describe('REL-59: 100 places each, every one found', () => {
  it.each(Object.keys(TAMPERINGS))('an entry %s', async (kind) => {
    const { heads } = await readExportedHeads(file)
    const missed: number[] = []
    for (const place of PLACES) {
      await database.asOwner(TAMPERINGS[kind]?.(place) ?? '')
      const { findings } = await verifyAudit(database, heads.slice(-1))
      if (findings.length === 0) missed.push(place)
      await restore()
    }
    expect(missed).toEqual([])
  })
})

it('shows by the exported head even when the whole chain behind an edit was made anew', async () => {
  let previousHash = at(60).previousHash
  const forgeries = entries.slice(59).map((entry) => {
    const forged = { ...entry, previousHash, action: entry.number === 60 ? 'x' : entry.action }
    const hash = hashEntry(forged)
    previousHash = hash
    return `(${entry.number}, '${forged.action}', '${forged.previousHash}', '${hash}')`
  })
  await database.asOwner(
    `UPDATE audit_entry e SET action = f.action, previous_hash = f.previous_hash, hash = f.hash
     FROM (VALUES ${forgeries.join(', ')}) AS f (number, action, previous_hash, hash)
     WHERE e.number = f.number`,
  )
  expect((await verifyAudit(database, [])).findings).toEqual([])
  const { findings } = await verifyExported(database, file)
  expect(findings).toHaveLength(61)
  expect(findings.at(-1)).toBe(
    'entry 120 is not the one that was exported at 2026-01-15T00:00:00.000Z',
  )
  await restore()
})

it('cannot be changed by the role of the server, and by the owner only without the trigger', async () => {
  for (const statement of [
    "UPDATE audit_entry SET action = 'x'",
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    'ALTER TABLE audit_entry DISABLE TRIGGER ALL',
  ]) {
    await expect(database.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  }
  await database.asOwner('ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only')
  await expect(database.asOwner('DELETE FROM audit_entry')).rejects.toThrow(/append-only/)
  await database.asOwner('RESET ROLE; SET ROLE fairtick_app')
  expect(await listEntriesAfter(database, 0, ENTRIES + 1)).toEqual(entries)
})

it('holds what was done, or nothing when it came to nothing', async () => {
  const refused = audited(parts(), CONTEXT, async (tx, note) => {
    await note({ action: 'act.lost', ...ABOUT })
    await tx.query('SELECT 1 / 0')
  })
  await expect(refused).rejects.toThrow()
  expect(await listEntriesAfter(database, ENTRIES, 5)).toEqual([])
})

it('keeps one line when many write at once', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, place) => write(`crowd.${place}`)))
  const { entries: count, findings } = await verifyExported(database, file)
  expect([count, findings]).toEqual([ENTRIES + 20, []])
})
