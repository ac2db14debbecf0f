// Nobody opens a first trade of a kind before they were told what it costs (H7).

import { OPEN_JURISDICTION, parseJurisdiction } from '@fairtick/core/engine/jurisdiction'
import {
  asOffered,
  type Instrument,
  type InstrumentText,
  parseInstrument,
} from '@fairtick/core/market/instrument'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { insertMember, userOf } from '@fairtick/server/test/team-members'
import { type AccountContext, isDeclined, refused } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BTCUSDT, ETHUSDT } from '../../engine/engine-fixture.ts'
import { openSheetGate } from './public.ts'
import { costSheetRoutes } from './routes.ts'
import type { SheetKind, StandingTerms } from './sheet-facts.ts'

let database: TestDatabase
let terms: StandingTerms
let count = 0
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** As customers find it: each process has one of its own, over the same database. */
function openProcess() {
  let queries = 0
  const counting: TestDatabase = {
    ...database,
    query: (...asked) => {
      queries += 1
      return database.query(...asked)
    },
  }
  const gate = openSheetGate({ database: counting, nowMs: () => 7, terms: () => terms })
  const calls = costSheetRoutes(gate)
  const opening = async () => ({ opened: true })
  const read = async (kind: SheetKind, context: AccountContext) => {
    const sheet = await calls.costSheet({ query: { kind }, body: {} }, context)
    if (isDeclined(sheet)) throw new Error(JSON.stringify(sheet))
    return sheet
  }
  return {
    queries: () => queries,
    read,
    open: (kind: SheetKind, context: AccountContext) => gate.guard(kind, opening)({}, context),
    accept: async (kind: SheetKind, context: AccountContext, hash?: string) => {
      const shown = hash ?? (await read(kind, context)).hash
      return await calls.acceptCostSheet({ query: {}, body: { kind, hash: shown } }, context)
    },
  }
}

type Person = Partial<{ account: 'practice' | 'real'; language: Language }>

async function newcomer(): Promise<(own?: Person) => AccountContext> {
  count += 1
  const id = `reader${count}`
  await insertMember(database, id)
  return ({ account = 'practice', language = 'en' } = {}) => ({
    ...{ language, account, address: '192.0.2.7', device: '', key: undefined },
    caller: { userId: userOf(id), sessionId: 's' },
  })
}

const standing = (...texts: readonly InstrumentText[]): readonly Instrument[] =>
  texts.map(parseInstrument)
const OPENED = { opened: true }
const unread = (kind: SheetKind) => refused('sheet_unread', { kind })

beforeEach(() => {
  terms = { instruments: standing(BTCUSDT, ETHUSDT), jurisdiction: OPEN_JURISDICTION }
})

describe('H7: a first opening', () => {
  it.each(['contract', 'option', 'copying'] as const)(
    '%s is refused unread, and goes on once its sheet is accepted, of no other kind',
    async (kind) => {
      const me = await newcomer()
      const house = openProcess()
      expect(await house.open(kind, me())).toEqual(unread(kind))
      expect(await house.read(kind, me())).toMatchObject({ accepted: false })
      expect(await house.accept(kind, me())).toEqual({})
      expect(await house.open(kind, me())).toEqual(OPENED)
      expect(await house.read(kind, me())).toMatchObject({ accepted: true })
      const others = (['contract', 'option', 'copying'] as const).filter((one) => one !== kind)
      for (const other of others) expect(await house.open(other, me())).toEqual(unread(other))
    },
  )

  it('of the other account, and of another customer, asks apart', async () => {
    const [me, other] = [await newcomer(), await newcomer()]
    const house = openProcess()
    await house.accept('contract', me({ account: 'practice' }))
    expect(await house.open('contract', me({ account: 'real' }))).toEqual(unread('contract'))
    expect(await house.open('contract', other())).toEqual(unread('contract'))
    await house.accept('contract', me({ account: 'real' }))
    expect(await house.open('contract', me({ account: 'real' }))).toEqual(OPENED)
  })

  it('two devices at two processes: what one accepts holds for the other', async () => {
    const me = await newcomer()
    const [phone, desk] = [openProcess(), openProcess()]
    expect(await desk.open('option', me())).toEqual(unread('option'))
    await Promise.all([phone.accept('option', me()), desk.accept('option', me())])
    expect(await phone.open('option', me())).toEqual(OPENED)
    expect(await openProcess().open('option', me())).toEqual(OPENED)
  })

  it('asks the database at most once, and never again for what is known', async () => {
    const me = await newcomer()
    await openProcess().accept('contract', me())
    const house = openProcess()
    await house.open('contract', me())
    expect(house.queries()).toBe(1)
    await house.open('contract', me())
    expect(house.queries()).toBe(1)
  })
})

describe('H7: the hash of a sheet', () => {
  it('is of numbers, not of a language, and is that of the facts that are shown', async () => {
    const me = await newcomer()
    const house = openProcess()
    const [en, th] = [
      await house.read('contract', me({ language: 'en' })),
      await house.read('contract', me({ language: 'th' })),
    ]
    expect(th).toEqual(en)
    await house.accept('contract', me({ language: 'th' }))
    expect(await house.open('contract', me({ language: 'ja' }))).toEqual(OPENED)
    const [kept] = await database.query<{ facts: string; sha: string }>(
      "SELECT facts, encode(sha256(facts::bytea), 'hex') AS sha FROM cost_sheet WHERE hash = $1",
      [en.hash],
    )
    expect(kept).toEqual({ facts: JSON.stringify(en.facts), sha: en.hash })
  })

  it.each([
    ['fee', { ...BTCUSDT, feeRate: '0.0006' }, ['contract', 'copying']],
    ['spread', { ...BTCUSDT, spread: '2.6' }, ['contract', 'copying']],
    ['overnight rate', withOvernight('0.0002'), ['contract', 'copying']],
    ['payout', withPayout('0.5'), ['option']],
    ['tick guard, no cost at all', { ...BTCUSDT, outlierLimit: '0.1' }, []],
  ] as const)('changes with the %s, which asks again', async (_, changed, asked) => {
    const me = await newcomer()
    const house = openProcess()
    const kinds = ['contract', 'option', 'copying'] as const
    for (const kind of kinds) await house.accept(kind, me())
    const before = await house.read('contract', me())
    terms = { ...terms, instruments: standing(changed, ETHUSDT) }
    const refusals = []
    for (const kind of kinds) {
      const answer = await house.open(kind, me())
      if (isDeclined(answer)) refusals.push(kind)
    }
    expect(refusals).toEqual(asked)
    // What was read before is no acceptance of what stands now.
    if (asked.some((kind) => kind === 'contract')) {
      expect(await house.accept('contract', me(), before.hash)).toEqual(unread('contract'))
    }
    for (const kind of asked) {
      await house.accept(kind, me())
      expect(await house.open(kind, me())).toEqual(OPENED)
    }
    // Terms of before that come back were accepted once.
    terms = { ...terms, instruments: standing(BTCUSDT, ETHUSDT) }
    for (const kind of kinds) expect(await house.open(kind, me())).toEqual(OPENED)
  })

  it('changes with the rules of a country, and names what may be traded alone', async () => {
    const me = await newcomer()
    const house = openProcess()
    await house.accept('contract', me())
    const { text } = OPEN_JURISDICTION
    const strict = { ...text, negativeBalanceProtection: false }
    terms = { ...terms, jurisdiction: parseJurisdiction(strict) }
    expect(await house.open('contract', me())).toEqual(unread('contract'))
    const off = asOffered(ETHUSDT, { isOffered: false })
    terms = { ...terms, instruments: standing(BTCUSDT, off) }
    const { facts } = await house.read('contract', me())
    expect(facts).toMatchObject({
      ...{ marginCall: '0.8', stopOut: '0.5', negativeBalanceProtection: false },
      instruments: [
        {
          ...{ symbol: 'BTCUSDT', feeRate: BTCUSDT.feeRate, spread: BTCUSDT.spread },
          maxLeverage: Math.max(...BTCUSDT.leverages),
        },
      ],
    })
  })
})

it('H7: what was accepted can be neither changed nor taken back', async () => {
  const me = await newcomer()
  await openProcess().accept('contract', me())
  for (const sql of ['DELETE FROM cost_sheet_acceptance', "UPDATE cost_sheet SET facts = '{}'"]) {
    await expect(database.query(sql)).rejects.toThrow('permission denied')
  }
})

function withOvernight(long: string): InstrumentText {
  return { ...BTCUSDT, overnightRate: { ...BTCUSDT.overnightRate, long } }
}

function withPayout(payoutRate: string): InstrumentText {
  const [first, ...rest] = BTCUSDT.durations
  if (first === undefined) throw new Error('no durations')
  return { ...BTCUSDT, durations: [{ ...first, payoutRate }, ...rest] }
}
