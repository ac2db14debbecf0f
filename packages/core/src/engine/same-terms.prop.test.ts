// One rule set for all (H3): who somebody is, has and won before change no outcome.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { InstrumentText } from '../market/instrument.ts'
import { ZERO_QUANTITY } from '../numbers/lots.ts'
import { moneyFromMicros } from '../numbers/money.ts'
import { PRICE_ONE, type Price } from '../numbers/price.ts'
import type { Rate } from '../numbers/rate.ts'
import { addMs, type Instant, instantFromMs } from '../time/instant.ts'
import type { Command } from './command.ts'
import type { TapeEntry } from './record.ts'
import { createState } from './state/create-state.ts'
import { step } from './step.ts'

const INSTRUMENT: InstrumentText = {
  ...{ symbol: 'BTCUSDT', base: 'BTC', quote: 'USDT', priceDecimals: 2, contractSize: '0.01' },
  ...{ spread: '2.5', leverages: [10], minLots: '0.1', maxLots: '500', lotStep: '0.1' },
  ...{ feeRate: '0.0005', overnightRate: { long: '0', short: '0' }, minStake: '5' },
  ...{ maxStake: '500', durations: [{ seconds: 30, payoutRate: '0.8' }] },
}

const order = fc.record({
  up: fc.boolean(),
  stake: fc.integer({ min: 4_000_000, max: 60_000_000 }),
  shownCents: fc.integer({ min: -3, max: 3 }),
})
type Order = typeof order extends fc.Arbitrary<infer One> ? One : never

const moment = fc.record({
  afterMs: fc.integer({ min: 0, max: 40_000 }),
  cents: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  order: fc.option(order, { nil: undefined }),
})
const moments = fc.array(moment, { maxLength: 30 })

/** What a customer met with: each answer and each settlement, without who it is. */
function liveThrough() {
  const state = createState()
  const met = new Map<string, string[]>()
  let time = instantFromMs(1_780_000_000_000)
  const note = (events: ReturnType<typeof step>['events']) => {
    for (const { event } of events) {
      if (event.kind !== 'option-settled' && event.kind !== 'option-bought') continue
      const { id: _, accountId: __, placed: ___, ...terms } = event.option
      const outcome = event.kind === 'option-settled' ? event.settlement : undefined
      met.get(event.accountId)?.push(textOf({ terms, outcome }))
    }
  }
  const tape = (entry: TapeEntry) =>
    note(step(state, { log: 'tape', position: state.tapePosition + 1, entry }).events)
  const ask = (command: Command) => {
    const { commandNumber, tapePosition } = state
    const result = step(state, {
      ...{ log: 'command', number: commandNumber + 1, time, tapePosition, command },
    })
    note(result.events)
    if (result.refusal) met.get(command.accountId)?.push(textOf(result.refusal))
  }
  tape({ kind: 'instrument', time, instrument: INSTRUMENT })
  return {
    met,
    pass: (ms: number): Instant => {
      time = addMs(time, ms)
      tape({ kind: 'clock', time })
      return time
    },
    tick: (cents: number) => {
      const seq = (state.markets.get('BTCUSDT')?.tick?.seq ?? 0) + 1
      tape({ kind: 'tick', time, symbol: 'BTCUSDT', seq, price: at(cents), volume: ZERO_QUANTITY })
    },
    open: (accountId: string, cash: number) => {
      const grant = moneyFromMicros(BigInt(cash) * 1_000_000n)
      met.set(accountId, [])
      ask({ kind: 'open-account', accountId, userId: accountId, accountKind: 'practice', grant })
    },
    buy: (accountId: string, optionId: string, { up, stake, shownCents }: Order) =>
      ask({
        ...{ kind: 'buy-option', accountId, optionId, symbol: 'BTCUSDT', durationSeconds: 30 },
        ...{ direction: up ? 'up' : 'down', stake: moneyFromMicros(BigInt(stake)) },
        shown: { price: at(5 + shownCents), tolerance: 1n as Rate },
        arrivedTime: time,
      }),
  }
}

it('H3: gives the rich winner of years and the newcomer the same answer to the same order', () => {
  fc.assert(
    fc.property(moments, moments, fc.boolean(), (past, present, oldFirst) => {
      const world = liveThrough()
      world.open('old', 1_000_000)
      for (const [place, { afterMs, cents, order: wish }] of past.entries()) {
        world.pass(afterMs)
        if (cents !== undefined) world.tick(cents)
        if (wish) world.buy('old', `past ${place}`, wish)
      }
      world.pass(40_000)
      world.open('new', 10_000)
      const both = oldFirst ? ['old', 'new'] : ['new', 'old']
      world.met.set('old', [])
      for (const [place, { afterMs, cents, order: wish }] of present.entries()) {
        world.pass(afterMs)
        if (cents !== undefined) world.tick(cents)
        if (wish) for (const who of both) world.buy(who, `${who} ${place}`, wish)
      }
      world.pass(40_000)
      expect(world.met.get('old')).toEqual(world.met.get('new'))
    }),
  )
})

function at(cents: number): Price {
  return ((6_400_000n + BigInt(cents)) * (PRICE_ONE / 100n)) as Price
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part))
}
