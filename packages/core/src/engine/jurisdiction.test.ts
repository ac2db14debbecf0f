// TR-13: each rule of a country alone, on the account that it would bind.

import { createCopyFixture } from '@fairtick/testkit/copy-fixture'
import { createMoneyFixture } from '@fairtick/testkit/money-fixture'
import { createTradingFixtureAt100, PLAIN } from '@fairtick/testkit/trading-fixture'
import { describe, expect, it } from 'vitest'
import type { InstrumentText } from '../market/instrument.ts'
import { parseQuantity, ZERO_QUANTITY } from '../numbers/lots.ts'
import { formatMoney, parseMoney, ZERO_MONEY } from '../numbers/money.ts'
import { type Price, parsePrice } from '../numbers/price.ts'
import type { Rate } from '../numbers/rate.ts'
import { VIP_LEVELS } from '../vip/vip-level.ts'
import { formatTapeEntry, parseTapeEntry } from './codec/tape-text.ts'
import type { Command } from './command.ts'
import {
  durationsOffered,
  type JurisdictionText,
  leverageCapOf,
  leveragesOffered,
  OPEN_JURISDICTION,
  parseJurisdiction,
  rewardRatesAllowed,
  taxAllowed,
  vipLevelsAllowed,
} from './jurisdiction.ts'

const OPEN = OPEN_JURISDICTION.text
const NO_OPTIONS = { isOffered: false, minimumSeconds: null, strikeFixedSeconds: null }

const NO_PRICE = 0n as Price

type Fixture = ReturnType<typeof createTradingFixtureAt100>

function under(rules: Partial<JurisdictionText>, cash = '1000', instruments?: InstrumentText[]) {
  const fixture = createTradingFixtureAt100(cash, instruments)
  impose(fixture, rules)
  return fixture
}

function impose(fixture: Pick<Fixture, 'tape' | 'now'>, rules: Partial<JurisdictionText>) {
  fixture.tape({ kind: 'jurisdiction', time: fixture.now(), rules: { ...OPEN, ...rules } })
}

function buy(fixture: Fixture, durationSeconds = 30) {
  const order = { optionId: `o${durationSeconds}`, symbol: 'BTCUSDT', direction: 'up' } as const
  const command: Command = {
    ...{ kind: 'buy-option', accountId: 'a', ...order, durationSeconds, shown: undefined },
    ...{ stake: parseMoney('10') ?? ZERO_MONEY, arrivedTime: fixture.now() },
  }
  return fixture.ask(command)
}

describe('TR-13: leverage', () => {
  const capped = { leverageCaps: [{ category: 'crypto', maximum: 2 }] }

  it('H10: above the cap of the category is refused, up to it is not', () => {
    const fixture = under(capped)
    expect(fixture.open({ id: 'a', leverage: 10 })).toBe('not_allowed_here')
    expect(fixture.open({ id: 'b', leverage: 10, limit: '90' })).toBe('not_allowed_here')
    expect(fixture.open({ id: 'c', leverage: 2 })).toBe('ok')
  })

  it('that the instrument does not offer stays an error of the form', () => {
    expect(under(capped).open({ id: 'a', leverage: 3 })).toBe('invalid')
  })

  it('has a higher cap only where both currencies are among those named', () => {
    const major = { category: 'forex', within: ['USD', 'EUR', 'JPY'], maximum: 30 }
    const rules = parseJurisdiction({
      ...OPEN,
      leverageCaps: [major, { category: 'forex', maximum: 20 }],
    })
    const capOf = (base: string, quote: string, category = 'forex') =>
      leverageCapOf(rules, { base, quote, category })
    expect([capOf('EUR', 'USD'), capOf('USD', 'JPY'), capOf('AUD', 'USD')]).toEqual([30, 30, 20])
    // What the rules say nothing of is not free: it is traded without leverage.
    expect(capOf('BTC', 'USDT', 'crypto')).toBe(1)
  })

  it('is offered as the instrument and the cap leave it', () => {
    const rules = parseJurisdiction({ ...OPEN, ...capped })
    const instrument = { ...PLAIN, category: 'crypto' }
    expect(leveragesOffered(rules, instrument)).toEqual([1, 2])
    expect(leveragesOffered(OPEN_JURISDICTION, instrument)).toEqual(PLAIN.leverages)
  })

  it('of what is open or waits stays, and it can be closed', () => {
    const fixture = under({})
    fixture.open({ id: 'open', leverage: 10 })
    fixture.open({ id: 'waits', leverage: 10, limit: '90' })
    impose(fixture, capped)
    fixture.tick('90')
    expect(fixture.story().slice(2)).toEqual(['opened waits'])
    expect([fixture.close('open'), fixture.close('waits')]).toEqual(['ok', 'ok'])
  })
})

describe('TR-13: timed options', () => {
  it('H10: are refused where they are off, and those that run are settled', () => {
    const fixture = under({})
    expect(buy(fixture)).toBe('ok')
    impose(fixture, { options: NO_OPTIONS })
    expect(buy(fixture)).toBe('not_allowed_here')
    fixture.pass(31_000)
    fixture.tick('101')
    expect(fixture.events.at(-1)?.kind).toBe('option-settled')
  })

  it('are off where strikes must be fixed ahead, since ours are not', () => {
    const ahead = { isOffered: true, minimumSeconds: null, strikeFixedSeconds: 7_200 }
    expect(buy(under({ options: ahead }))).toBe('not_allowed_here')
    expect(
      durationsOffered(parseJurisdiction({ ...OPEN, options: ahead }), [{ seconds: 60 }]),
    ).toEqual([])
  })

  it('are refused below the shortest duration, and offered from it on', () => {
    const hour = { isOffered: true, minimumSeconds: 3_600, strikeFixedSeconds: null }
    const durations = [30, 3_600].map((seconds) => ({ seconds, payoutRate: '0.8' }))
    const fixture = under({ options: hour }, '1000', [{ ...PLAIN, durations }])
    expect([buy(fixture, 30), buy(fixture, 3_600)]).toEqual(['not_allowed_here', 'ok'])
    const offered = durationsOffered(parseJurisdiction({ ...OPEN, options: hour }), durations)
    expect(offered.map(({ seconds }) => seconds)).toEqual([3_600])
  })
})

describe('TR-13: hedging', () => {
  it('is refused where it is off, against positions and against orders', () => {
    const fixture = under({ hedging: false }, '1000', [PLAIN, { ...PLAIN, symbol: 'ETHUSDT' }])
    expect(fixture.open({ id: 'a', direction: 'long' })).toBe('ok')
    expect(fixture.open({ id: 'b', direction: 'long' })).toBe('ok')
    expect(fixture.open({ id: 'c', direction: 'short' })).toBe('not_allowed_here')
    expect(fixture.open({ id: 'd', direction: 'short', limit: '110' })).toBe('not_allowed_here')
    expect(fixture.open({ id: 'e', direction: 'short', symbol: 'ETHUSDT' })).toBe('ok')
    fixture.batchClose('all')
    expect(fixture.open({ id: 'f', direction: 'short', limit: '110' })).toBe('ok')
    expect(fixture.open({ id: 'g', direction: 'long' })).toBe('not_allowed_here')
  })

  it('TR-4.2: is possible where it is on', () => {
    const fixture = under({})
    expect(fixture.open({ id: 'a', direction: 'long' })).toBe('ok')
    expect(fixture.open({ id: 'b', direction: 'short' })).toBe('ok')
  })
})

describe('TR-13: negative balance protection', () => {
  it('where it is off the last close leaves what is owed, and the house gives nothing', () => {
    const fixture = under({ negativeBalanceProtection: false }, '20')
    fixture.open({ id: 'a', lots: '1', leverage: 10 })
    fixture.tick('60')
    expect(fixture.figures()).toMatchObject({ cash: '-20', equity: '-20', spendable: '0' })
    const postings = fixture.events.flatMap(({ entries }) => entries).flatMap((e) => e.postings)
    expect(postings.filter(({ ledger }) => ledger === 'protection')).toEqual([])
    expect(fixture.open({ id: 'b', leverage: 100 })).toBe('insufficient_balance')
  })

  it('what is owed stays owed when it is switched on, and can be paid in', () => {
    const fixture = under({ negativeBalanceProtection: false }, '20')
    fixture.open({ id: 'a', lots: '1', leverage: 10 })
    fixture.tick('60')
    impose(fixture, {})
    const [amount, rate] = [parseQuantity('15') ?? ZERO_QUANTITY, parsePrice('1') ?? NO_PRICE]
    const paid = { amount, rate, channel: 'bank', submitted: 0 as never } as const
    const deposit = { accountId: 'a', depositId: 'd', ...paid } as const
    expect(fixture.ask({ kind: 'credit-deposit', ...deposit })).toBe('ok')
    expect(fixture.figures().cash).toBe('-5')
  })
})

describe('TR-13: rewards', () => {
  const PAID = { ...PLAIN, feeRate: '0.01' }
  const earned = (rewardRates: JurisdictionText['rewardRates']) => {
    const fixture = createMoneyFixture('1000', {}, PAID)
    fixture.tick('100')
    fixture.join()
    impose(fixture, { rewardRates })
    fixture.open({ id: 'o', lots: '1' })
    return ['b', 'c', 'd'].map(fixture.payable)
  }

  it('are none where referral is off, and as the terms say where nothing is said', () => {
    expect(earned([])).toEqual(['0', '0', '0'])
    expect(earned(null)).toEqual(['0.1', '0.05', '0.02'])
  })

  it('are the lesser of terms and rules, on as many levels as the rules allow', () => {
    expect(earned(['0.08', '0.5'])).toEqual(['0.08', '0.05', '0'])
    expect(
      rewardRatesAllowed(parseJurisdiction({ ...OPEN, rewardRates: ['0.5'] }), [1n as Rate]),
    ).toEqual([1n])
  })

  it('are not earned of a fee that is owed', () => {
    const fixture = createMoneyFixture('12', {}, PAID)
    fixture.tick('100')
    fixture.join(['b'])
    impose(fixture, { negativeBalanceProtection: false })
    fixture.open({ id: 'o', leverage: 10 })
    fixture.tick('50')
    expect(fixture.payable('b')).toBe('0.1')
  })
})

describe('TR-13: copying', () => {
  const PEOPLE = { l: '1000', f: '1000' }

  it('where it is off nobody begins to follow, after what staff locked', () => {
    const fixture = createCopyFixture(PEOPLE)
    impose(fixture, { copying: false })
    expect(fixture.follow('f', 'l')).toBe('not_allowed_here')
    fixture.lock('f')
    expect(fixture.follow('f', 'l')).toBe('locked')
    fixture.unlock('f')
    impose(fixture, {})
    expect(fixture.follow('f', 'l')).toBe('ok')
  })

  it('that is switched off copies nothing more, and closes what is open with its leader', () => {
    const fixture = createCopyFixture(PEOPLE)
    fixture.follow('f', 'l', { fixedLots: '1' })
    fixture.open('l', { id: 'before' })
    impose(fixture, { copying: false })
    fixture.open('l', { id: 'after' })
    expect(fixture.storyOf('f').filter((line) => /^skip/.test(line))).toEqual([
      'skipped after not_allowed_here',
    ])
    expect(fixture.account('f').positions.has('before@f')).toBe(true)
    fixture.close('l', 'before')
    expect(fixture.account('f').positions.size).toBe(0)
  })
})

describe('TR-13: incentives', () => {
  const PAID = { ...PLAIN, feeRate: '0.001', maxLots: '500' }
  const feesOf = (fixture: Fixture, id: string, lots: string) => {
    fixture.open({ id, lots })
    const opening = fixture.account().positions.get(id)?.openFee
    fixture.close(id)
    const event = fixture.events.at(-1)
    const closed = event?.kind === 'position-closed' ? event.position.closes.at(-1) : undefined
    return [opening, closed?.fee].map((fee) => fee && formatMoney(fee))
  }

  it('where they are off no VIP level takes anything off a fee, and volumes count on', () => {
    const fixture = under({}, '1000000', [PAID])
    // 100 000 of volume: level 1, from the next fill on.
    feesOf(fixture, 'volume', '500')
    expect(feesOf(fixture, 'with', '10')).toEqual(['0.95', '0.95'])
    fixture.open({ id: 'stays', lots: '10' })
    impose(fixture, { incentives: false })
    expect(feesOf(fixture, 'without', '10')).toEqual(['1', '1'])
    fixture.close('stays')
    const [closed] = fixture.events.slice(-1)
    expect(closed?.kind === 'position-closed' && closed.position.closes.at(-1)?.fee).toBe(
      parseMoney('1'),
    )
    impose(fixture, {})
    expect(feesOf(fixture, 'again', '10')).toEqual(['0.95', '0.95'])
  })

  it('levels are reached all the same, and are shown without a discount', () => {
    const off = parseJurisdiction({ ...OPEN, incentives: false })
    const shown = vipLevelsAllowed(off, VIP_LEVELS)
    expect(shown.map(({ volume }) => volume)).toEqual(VIP_LEVELS.map(({ volume }) => volume))
    expect(shown.every(({ feeDiscount }) => feeDiscount === 0n)).toBe(true)
    expect(vipLevelsAllowed(OPEN_JURISDICTION, VIP_LEVELS)).toBe(VIP_LEVELS)
  })
})

describe('TR-13: tax', () => {
  const law = { authority: 'Revenue', legalBasis: 'Act 7', rate: '0.15', base: 'gains' } as const
  /** Of a withdrawal of 60, after gains of 100 by terms with a tax of 20 %. */
  const taxedUnder = (tax: JurisdictionText['tax']) => {
    const fixture = createMoneyFixture('1000')
    fixture.tick('100')
    fixture.open({ id: 'o', lots: '10' })
    fixture.tick('110')
    fixture.close('o')
    impose(fixture, { tax })
    fixture.submit('w', '60')
    const { taxable, tax: taken } = fixture.account().withdrawals.get('w') ?? {}
    return [taxable, taken].map((amount) => amount !== undefined && formatMoney(amount))
  }

  it('is none without a law, whatever the terms say; the counter falls all the same', () => {
    expect(taxedUnder(null)).toEqual(['60', '0'])
  })

  it('is at most what the law says, and of gains alone where it says so', () => {
    expect(taxedUnder(law)).toEqual(['60', '9'])
    expect(taxedUnder({ ...law, rate: '0.5' })).toEqual(['60', '12'])
    const { taxRate, taxBase } = taxAllowed(parseJurisdiction({ ...OPEN, tax: law }), 'live', {
      ...{ taxRate: 500_000_000_000n as Rate, taxBase: 'amount' },
    })
    expect([taxRate, taxBase]).toEqual([150_000_000_000n, 'gains'])
  })

  it('TR-6.2: is as the terms say in practice, and then never in live mode', () => {
    expect(taxedUnder('practice')).toEqual(['60', '12'])
    const terms = { taxRate: 1n as Rate, taxBase: 'gains' } as const
    expect(taxAllowed(OPEN_JURISDICTION, 'practice', terms)).toEqual(terms)
    expect(taxAllowed(OPEN_JURISDICTION, 'live', terms).taxRate).toBe(0n)
  })

  it.each([
    { authority: ' ' },
    { legalBasis: '' },
    { rate: '0' },
    { rate: '1.5' },
    { rate: 'a fifth' },
  ])('cannot be read without authority, legal basis and rate: %j', (missing) => {
    const tax = { ...law, ...missing }
    expect(() => parseJurisdiction({ ...OPEN, tax })).toThrow('jurisdiction open')
  })
})

describe('TR-12.4: the rules of the country', () => {
  it('come after what staff locked, and before the price', () => {
    const fixture = under({ options: NO_OPTIONS, leverageCaps: [] })
    fixture.pass(60_000)
    expect([buy(fixture), fixture.open({ id: 'c' })]).toEqual([
      'not_allowed_here',
      'not_allowed_here',
    ])
    fixture.ask({ kind: 'set-trading-lock', accountId: 'a', reason: 'legal_order' })
    expect([buy(fixture), fixture.open({ id: 'd' })]).toEqual(['locked', 'locked'])
  })

  it('stand on the tape as they are', () => {
    const fixture = under({})
    const entry = { kind: 'jurisdiction', time: fixture.now(), rules: OPEN } as const
    expect(parseTapeEntry(formatTapeEntry(entry))).toEqual(entry)
  })

  it.each<Partial<JurisdictionText>>([
    { leverageCaps: [{ category: 'crypto', maximum: 0 }] },
    { options: { ...NO_OPTIONS, minimumSeconds: 1.5 } },
    { rewardRates: ['ten'] },
    { rewardRates: ['0', '0', '0', '0'] },
    { rewardMonths: 0 },
    { rewardMonths: 1.5 },
  ])('cannot be read where they cannot be meant: %j', (rules) => {
    expect(() => parseJurisdiction({ ...OPEN, ...rules })).toThrow('jurisdiction open')
  })
})
