// The way from the key of a day to its prices must stay as it is: whoever has an old day works it
// out by this version (H9).

import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { midnightAfter, type SimulatedDay, writeDay } from './simulated-day.ts'
import { createDayPath } from './simulated-path.ts'
import { SIMULATED_INSTRUMENTS } from './simulator-instruments.ts'
import { drawVolatility } from './simulator-prices.ts'
import { keyOfSeed } from './simulator-random.ts'
import { NO_SHOCKS } from './simulator-shocks.ts'

const FROM = Date.UTC(2026, 4, 4)
/** With so many it began; those that came later change no price of theirs. */
const FIRST = 17
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function fixedDay(): SimulatedDay {
  const key = keyOfSeed('version 1')
  const instruments = SIMULATED_INSTRUMENTS.slice(0, FIRST).map((each) => ({
    ...each,
    priceDecimals: 4,
  }))
  return {
    ...{ version: 1, fromMs: FROM, untilMs: midnightAfter(FROM) },
    ...{ key: Buffer.from(key).toString('hex'), instruments },
    ...{ volatility: drawVolatility(instruments, key), shocks: NO_SHOCKS },
  }
}

it('version 1 gives these days, and these prices: a change of either is another version', () => {
  const day = fixedDay()
  const path = createDayPath(day)
  const minutes = [0, 1, 59].map((minute) =>
    path.moveTo(minute).map(({ instrument, startPrice, trades }) => ({
      ...{ symbol: instrument.symbol, startPrice },
      ...{ timesMs: [...trades.timesMs], steps: [...trades.steps] },
    })),
  )
  expect([sha256(writeDay(day)), sha256(JSON.stringify(minutes))]).toEqual([
    'c4ed59402fedc2ef5930beddd4392a22f0a1bafd822bfabf8c4a74ae33d29ae9',
    'a99b85cd55f2cab815745c9a20c670f4c366591695cd271dfa79c22010e7d365',
  ])
})
