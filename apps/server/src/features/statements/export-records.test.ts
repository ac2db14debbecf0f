// The export on a real engine: own rows alone, exact figures, pages, slots (api.md `export`).

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { eventually } from '@fairtick/testkit/eventually'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { EXPORT_MAX_MS } from '@fairtick/wire/export-span'
import { boundComplaint, type FieldComplaint } from '@fairtick/wire/field-rules'
import { type AccountContext, invalid } from '@fairtick/wire/handler'
import { isTextFile, type TextFile } from '@fairtick/wire/text-file'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  FOLLOW_TERMS,
  LEADING_TERMS,
  openEngine,
  type SettableClock,
} from '../../engine/engine-fixture.ts'
import { createPresentContract } from '../contracts/public.ts'
import { createPresentOption } from '../options/public.ts'
import { statementRoutes } from './routes.ts'

const LEADER = { leaderId: 'l', name: '=The b' }

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture
let calls: ReturnType<typeof statementRoutes>

beforeEach(async () => {
  clock = createSettableClock()
  database = await openTestDatabase()
  engine = await openEngine(database, clock)
  calls = statementRoutes({
    ...{ database, now: engine.now, operatorTimeZone: 'Asia/Tokyo' },
    presentOption: createPresentOption(() => 2),
    presentContract: createPresentContract(
      () => 2,
      () => LEADER,
    ),
  })
  for (const id of ['a', 'b']) await engine.open(id)
  await engine.tick('64000')
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

type Query = CallArguments<'exportRecords'>['query']

const ME: AccountContext = {
  ...{ language: 'en', account: 'practice', address: '127.0.0.1', device: 'test' },
  ...{ caller: { userId: 'user of a', sessionId: 's' }, key: undefined },
}
const ask = (what: Query['what'], context = ME, span: Partial<Query> = {}) => {
  const query = { what, from: clock.wallMs() - EXPORT_MAX_MS, to: clock.wallMs(), ...span }
  return calls.exportRecords({ query, body: {} }, context)
}
const open = async (...asked: Parameters<typeof ask>): Promise<TextFile> => {
  const answer = await ask(...asked)
  if (!isTextFile(answer)) throw new Error(`no file: ${JSON.stringify(answer)}`)
  return answer
}
const read = async (file: TextFile): Promise<string[][]> => {
  let text = ''
  for await (const part of file.parts) text += part
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(1).trimEnd().split('\r\n')
  return lines.map((line) => line.split(','))
}

describe('what is in the file', () => {
  it('each change of the balance, oldest first, exact, with the zone of its time', async () => {
    await engine.buy('a', 'o1')
    await engine.buy('b', 'o2')
    const file = await open('moneychange')
    expect(file.fileName).toMatch(/^fairtick-moneychange-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    const [header, ...rows] = await read(file)
    expect(header?.slice(1, 3)).toEqual(['Time', 'Cause'])
    expect(rows.map((row) => row.slice(2))).toEqual([
      ['practice-grant', expect.anything(), '10000', '10000'],
      ['option-purchase', 'o1', '-10', '9990'],
    ])
    expect(rows[0]?.[1]).toMatch(/^2026-01-05T12:00:\d\d\.\d{3}\+09:00$/)
  })

  it('each option and each contract, with the ticks that decided them', async () => {
    await engine.buy('a', 'o1')
    await engine.trade('a', 'c1', { lots: '3' })
    await engine.close('a', 'c1', '1')
    await engine.trade('b', 'c2')
    const [optionHeader, ...options] = await read(await open('options'))
    expect(options.map((row) => [row[0], row[2], row[4]])).toEqual([['o1', 'BTCUSDT', '10']])
    expect(options[0]).toHaveLength(optionHeader?.length ?? 0)
    const [header, ...contracts] = await read(await open('contracts'))
    expect(contracts).toHaveLength(1)
    const [row] = contracts
    const cellOf = (word: string) => row?.[header?.indexOf(word) ?? -1]
    expect([cellOf('Order ID'), cellOf('Lots ordered'), cellOf('Lots left')]).toEqual([
      ...['c1', '3', '2'],
    ])
    expect(cellOf('Closes (lots@price#tick)')).toMatch(/^1@[\d.]+#1$/)
    expect(cellOf('Copied from')).toBe('')
  })

  it('of a copy whose order it is, never as a formula', async () => {
    await engine.ask({ kind: 'set-leading', accountId: 'b', terms: LEADING_TERMS })
    const follow = { accountId: 'a', leaderId: 'b', terms: FOLLOW_TERMS }
    await engine.ask({ kind: 'follow-leader', ...follow })
    await engine.trade('b', 'c3')
    await eventually('the copy', async () => {
      const rows = await database.query('SELECT FROM contract_order WHERE copy_leader IS NOT NULL')
      return rows.length === 1
    })
    const [header, row] = await read(await open('contracts'))
    expect(row?.[header?.indexOf('Copied from') ?? -1]).toBe("'=The b")
  })

  it('each payment of the payroll, with the day that earned it, and nobody else’s', async () => {
    await database.asOwner(
      `INSERT INTO payroll_record
       SELECT account, day, 6400000, ${clock.wallMs()} - 1000
       FROM unnest('{a,b}'::text[]) AS account, generate_series(0, 500) AS day`,
    )
    const [header, ...rows] = await read(await open('payroll'))
    expect(header).toEqual(['Day', 'Time', 'Amount (USD)'])
    expect(rows).toHaveLength(501)
    expect(rows[0]).toEqual(['2026-01-05', expect.stringMatching(/\+09:00$/), '6.4'])
    expect(new Set(rows.map(([day]) => day)).size).toBe(501)
  })

  it('the header is in the language asked for, the values in none', async () => {
    const [header, grant] = await read(await open('moneychange', { ...ME, language: 'ja' }))
    expect(header?.[1]).toBe('日時')
    expect(grant?.[2]).toBe('practice-grant')
  })

  it('a file longer than a page has every row once, also those of one page exactly', async () => {
    for (const total of [500, 501, 1_250]) {
      await fillUpTo(total)
      const [, ...rows] = await read(await open('moneychange'))
      expect(rows).toHaveLength(total)
      expect(new Set(rows.map((row) => row[0])).size).toBe(total)
    }
  })

  it('nothing that happens while it is read, page by page', async () => {
    await fillUpTo(700)
    const now = clock.wallMs()
    const span = { from: now - 3_600_000, to: now + 3_600_000 }
    const file = await open('moneychange', ME, span)
    await engine.pass(60_000)
    await engine.tick('64000')
    await engine.buy('a', 'later')
    const [, ...rows] = await read(file)
    expect(rows).toHaveLength(700)
  })

  it.each([
    ['longer than a file may hold', EXPORT_MAX_MS + 1, boundComplaint('too_many_days', 366)],
    ['that ends before it starts', -1, 'ends_before_start'],
  ])('no span %s, and says what is wrong with it', async (_, length, complaint) => {
    const from = clock.wallMs() - 400 * 86_400_000
    const answer = await ask('options', ME, { from, to: from + length })
    expect(answer).toEqual(invalid({ to: [complaint as FieldComplaint] }))
  })

  it('nothing before the span, after it, or from after it was asked for', async () => {
    const before = clock.wallMs()
    await engine.pass(60_000)
    await engine.tick('64000')
    await engine.buy('a', 'o1')
    const span = { from: before + 30_000, to: clock.wallMs() + 3_600_000 }
    const file = await open('moneychange', ME, span)
    await engine.pass(60_000)
    await engine.tick('64000')
    await engine.buy('a', 'later')
    const [, ...rows] = await read(file)
    expect(rows.map((row) => row[3])).toEqual(['o1'])
    const [, ...none] = await read(await open('options', ME, { to: before + 30_000 }))
    expect(none).toEqual([])
  })
})

describe('what is refused', () => {
  it('a span that ends before it begins, or is longer than one file holds', async () => {
    const to = clock.wallMs()
    const spans = [{ from: to + 1 }, { from: to - EXPORT_MAX_MS - 1 }]
    for (const span of spans) {
      const answer = await ask('options', ME, span)
      expect(answer).toMatchObject({ declined: 'invalid', fields: { to: [expect.anything()] } })
    }
    const last = 8_640_000_000_000_000
    expect(await ask('options', ME, { from: last, to: last })).toHaveProperty('parts')
  })

  it('a second file of one user, until the first is done or given up', async () => {
    const first = await open('moneychange')
    expect(await ask('moneychange')).toMatchObject({ declined: 'too_many' })
    await read(first)
    const second = await open('moneychange')
    // Never read, as when the line breaks before the first byte.
    await second.parts[Symbol.asyncIterator]().return?.()
    await read(await open('moneychange'))
  })

  it('one that was given up holds its place no longer than a file may take', async () => {
    await open('moneychange')
    await engine.pass(10 * 60_000)
    await read(await open('moneychange'))
  })

  it('a fault while the beginning is read is a fault, and frees the place', async () => {
    const stranger = { ...ME, caller: { userId: 'nobody', sessionId: 's' } }
    await expect(ask('moneychange', stranger)).rejects.toThrow('without practice account')
    await expect(ask('moneychange', stranger)).rejects.toThrow('without practice account')
  })
})

/** So that the account has this many changes of its balance. */
async function fillUpTo(total: number): Promise<void> {
  await database.asOwner(
    `INSERT INTO journal_entry (reason, cause_id, account_id, account_kind, time,
       tape_position, ledgers, amounts, cash_change, cash_after)
     SELECT 'adjustment', 'x' || n, 'a', 'practice', ${clock.wallMs()}, 1,
       '{1,113}', '{1,-1}', 1, 1
     FROM generate_series((SELECT count(*) FROM journal_entry WHERE account_id = 'a') + 1,
       ${total}) AS n`,
  )
}
