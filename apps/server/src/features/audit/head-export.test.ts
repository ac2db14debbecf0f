// The heads of the audit log beside the database show what its owner cut off or made anew, and the
// log shows what was cut off the heads (REL-59, REL-60).

import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import type { AnonymousContext } from '@fairtick/wire/admin/handler'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audited } from './audited.ts'
import { GENESIS_HASH, hashEntry } from './chain.ts'
import { readExportedHeads } from './exported-heads.ts'
import { createHeadExport, type ExportHeads, KEPT_LINES, MAX_LINES } from './head-export.ts'
import { listEntriesAfter } from './store.ts'
import { verifyExported } from './verify-audit.ts'

const CONTEXT: AnonymousContext = { language: 'en', address: '192.0.2.1', device: 'Browser' }
const ENTRIES = 7
/** What the owner of the tables needs before any of it. */
const UNLOCK = 'ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only;'

let database: TestDatabase
let folder: string
let file: string
let nowMs: number
let logged: string[]
let exportHeads: ExportHeads

beforeEach(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'fairtick-heads-'))
  file = join(folder, 'heads.txt')
  nowMs = Date.UTC(2026, 0, 15)
  logged = []
  exportHeads = start()
  await exportHeads()
  for (let number = 1; number <= ENTRIES; number += 1) await act(`act.${number}`)
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

/** As a new process of the server begins. */
function start(): ExportHeads {
  const note = (_: unknown, message: string) => logged.push(message)
  const log = { warn: note, error: note } as unknown as Parameters<
    typeof createHeadExport
  >[0]['log']
  return createHeadExport({ database, file, log, nowMs: () => nowMs })
}

function act(action: string, parts: { readonly exportHeads?: ExportHeads } = {}): Promise<void> {
  const about = { subjectKind: 'user', subjectId: 'hana' } as const
  const all = { database, nowMs: () => nowMs, exportHeads, rowSeal: TEST_ROW_SEAL, ...parts }
  return audited(all, CONTEXT, (_, note) => note({ action, ...about }))
}

/** The process stopped between the commit and its line. */
const actOfStopped = (action: string) => act(action, { exportHeads: async () => {} })
const findings = async () => (await verifyExported(database, file)).findings
const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1)
const numbers = async () => (await readExportedHeads(file)).heads.map(({ number }) => number)
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place)

describe('each act', () => {
  it('has its head on the disk when it is answered, for no other eyes', async () => {
    expect(await numbers()).toEqual(upTo(ENTRIES))
    const [entry] = await listEntriesAfter(database, ENTRIES - 1, 1)
    expect(lines().at(-1)).toBe(`2026-01-15T00:00:00.000Z ${ENTRIES} ${entry?.hash}`)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await findings()).toEqual([])
    expect(logged).toEqual([])
  })

  it('is not answered when its head could not be written, and the next one writes both', async () => {
    const elsewhere = join(folder, 'missing', 'heads.txt')
    const log = { warn: () => {}, error: () => {} }
    const failing = createHeadExport({ database, file: elsewhere, log, nowMs: () => nowMs })
    await expect(act('act.unwritten', { exportHeads: failing })).rejects.toThrow('ENOENT')
    await act('act.next')
    expect(await numbers()).toEqual(upTo(ENTRIES + 2))
  })

  it('shares a write with those that come while one is under way, in the order of the log', async () => {
    let reads = 0
    const counting = {
      ...database,
      query: ((sql: string, values?: unknown[]) => {
        if (sql.includes('number >= $1')) reads += 1
        return database.query(sql, values)
      }) as typeof database.query,
    }
    const log = { warn: () => {}, error: () => {} }
    const shared = createHeadExport({ database: counting, file, log, nowMs: () => nowMs })
    await Promise.all(upTo(20).map((place) => actOfStopped(`crowd.${place}`)))
    await Promise.all(upTo(50).map(() => shared()))
    // One read finds what there is, one more that this was all.
    expect(reads).toBeLessThanOrEqual(2)
    await Promise.all(upTo(20).map((place) => act(`crowd.${place}`, { exportHeads: shared })))
    expect(await numbers()).toEqual(upTo(ENTRIES + 40))
    expect(await findings()).toEqual([])
  })
})

describe('REL-59: what the owner of the database did shows', () => {
  it('the last 3 of 7 entries deleted', async () => {
    await database.asOwner(`${UNLOCK} DELETE FROM audit_entry WHERE number > 4`)
    expect(await findings()).toEqual(
      [5, 6, 7].map(
        (number) => `entry ${number} is not the one that was exported at 2026-01-15T00:00:00.000Z`,
      ),
    )
  })

  it('also after others were written in their place, at once and for good', async () => {
    await database.asOwner(`${UNLOCK} DELETE FROM audit_entry WHERE number > 4`)
    await act('act.later')
    expect(logged).toEqual(['the audit log was tampered with'])
    for (const _ of upTo(3)) await act('act.later')
    expect(await numbers()).toEqual([...upTo(7), ...upTo(8, 5)])
    expect(await findings()).toContain('line 8 of the exported heads goes back: 5 after 7')
  })

  it('all of it deleted', async () => {
    await database.asOwner(`${UNLOCK} DELETE FROM audit_entry`)
    expect(await findings()).toHaveLength(ENTRIES)
    await start()()
    expect(logged).toEqual(['the audit log was tampered with'])
  })

  it('an entry edited and the whole chain behind it made anew', async () => {
    let previousHash = GENESIS_HASH
    for (const entry of await listEntriesAfter(database, 0, ENTRIES)) {
      const forged = { ...entry, previousHash, subjectId: 'somebody' }
      previousHash = hashEntry(forged)
      await database.asOwner(
        `${UNLOCK} UPDATE audit_entry SET subject_id = 'somebody', hash = '${previousHash}',
           previous_hash = '${forged.previousHash}' WHERE number = ${entry.number}`,
      )
    }
    expect(await findings()).toHaveLength(ENTRIES)
    await start()()
    expect(logged[0]).toBe('the audit log was tampered with')
    expect((await findings())[0]).toContain('names entry 7 again, with another hash')
  })
})

describe('what was done to the file shows', () => {
  const bytesOf = (count: number) => lines().slice(0, count).join('\n').length + 1

  it.each([
    ['its last three lines', () => bytesOf(4), 'entries 5 to 7 have'],
    ['the end of its last line', () => bytesOf(7) - 9, 'entry 7 has'],
    ['all of it', () => 0, 'entries 1 to 7 have'],
  ])('%s cut off', async (_, size, who) => {
    truncateSync(file, size())
    expect((await findings()).at(-1)).toBe(
      `${who} no exported head: the file was cut, or a stop came before its line`,
    )
  })

  it('a file that is away', async () => {
    rmSync(file)
    expect(await findings()).toHaveLength(1)
  })

  it('a line that nobody can read, one with another hash, one moved, one taken out', async () => {
    const whole = lines()
    const other = (whole[2] ?? '').replace(/.$/, (letter) => (letter === '0' ? '1' : '0'))
    for (const [changed, sentence] of [
      [whole.with(2, 'garbage'), 'line 3 of the exported heads cannot be read'],
      [whole.with(2, other), 'entry 3 is not the one that was exported'],
      [whole.toSpliced(3, 0, other), 'line 4 of the exported heads names entry 3 again'],
      [[...whole, whole[2]], 'line 8 of the exported heads goes back: 3 after 7'],
      [whole.toSpliced(2, 1), 'line 3 of the exported heads comes behind missing ones: 4 after 2'],
    ] as const) {
      writeFileSync(file, `${changed.join('\n')}\n`)
      expect((await findings())[0]).toContain(sentence)
    }
  })

  it('lines cut off while the server runs, for good', async () => {
    truncateSync(file, bytesOf(4))
    await act('act.later')
    expect(logged).toEqual(['the file of exported heads lost lines'])
    await start()()
    expect(await findings()).toEqual([
      'line 5 of the exported heads comes behind missing ones: 8 after 4',
    ])
  })
})

describe('a stop', () => {
  it('between a commit and its line is caught up at the start', async () => {
    await actOfStopped('act.8')
    await actOfStopped('act.9')
    nowMs += 60_000
    exportHeads = start()
    await exportHeads()
    expect(lines().at(-1)).toContain('2026-01-15T00:01:00.000Z 9 ')
    expect(logged).toEqual(['entries of the audit log had no exported head'])
    await act('act.10')
    expect(await numbers()).toEqual(upTo(10))
    expect(await findings()).toEqual([])
  })

  it('within a line does not spoil the next one', async () => {
    await actOfStopped('act.8')
    writeFileSync(file, '2026-01-15T00:00:00.000Z 8 0f0f', { flag: 'a' })
    expect((await findings())[0]).toBe('line 8 of the exported heads cannot be read')
    exportHeads = start()
    await exportHeads()
    await act('act.9')
    expect(await numbers()).toEqual(upTo(9))
    expect(await findings()).toEqual([])
  })
})

it('stays bounded: the newest lines are kept, and the file begins late when it was away', async () => {
  await database.asOwner(
    `INSERT INTO audit_entry
     SELECT n, 0, NULL, '', 'act', 'user', '', '{}', n::text, lpad(n::text, 64, '0')
     FROM generate_series(${ENTRIES + 1}, ${MAX_LINES}) n`,
  )
  await exportHeads()
  expect(lines()).toHaveLength(MAX_LINES)
  await act('act.more')
  expect(await numbers()).toEqual(upTo(MAX_LINES + 1, MAX_LINES + 2 - KEPT_LINES))
  await act('act.more')
  expect(lines()).toHaveLength(KEPT_LINES + 1)
  rmSync(file)
  await start()()
  expect(await numbers()).toEqual(upTo(MAX_LINES + 2, MAX_LINES + 3 - KEPT_LINES))
})
