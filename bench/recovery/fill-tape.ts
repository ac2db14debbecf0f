// Fills the tape with ticks of many instruments, through the engine.

import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { PRICE_ONE, type Price } from '@fairtick/core/numbers/price'
import type { Clock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { orderedId } from '@fairtick/server/platform/random-id'
import { BENCH_INSTRUMENT, openAccounts, startPlainEngine } from '../options/bench-engine.ts'
import { ORDER } from '../orders/traders.ts'

const INSTRUMENTS = 300
const ACCOUNTS = 1_000
/** Fewer than may wait, so that the engine drops none. */
const TICKS_AT_ONCE = 10_000

/** `ticks` in the tape, the most of them quiet, beside accounts with one position each. */
export async function fillTape(database: Database, clock: Clock, ticks: number): Promise<void> {
  const others = Array.from({ length: INSTRUMENTS - 1 }, (_, place) => ({
    ...BENCH_INSTRUMENT,
    ...{ symbol: `X${place}USDT`, base: `X${place}` },
  }))
  const catalogue = [BENCH_INSTRUMENT, ...others]
  const engine = await startPlainEngine(database, clock, catalogue)
  let committed = Promise.withResolvers<void>()
  let waiting = 0
  engine.onCommitted(({ tape }) => {
    waiting -= tape.filter(({ entry }) => entry.kind === 'tick').length
    if (waiting === 0) committed.resolve()
  })
  const submit = async (from: number, count: number): Promise<void> => {
    committed = Promise.withResolvers()
    waiting = count
    for (let number = from; number < from + count; number += 1) {
      const symbol = catalogue[number % INSTRUMENTS]?.symbol as string
      const price = (64_000n * PRICE_ONE + BigInt(number % 100) * (PRICE_ONE / 100n)) as Price
      engine.submit({ kind: 'tick', symbol, price, volume: ZERO_QUANTITY })
    }
    await committed.promise
  }
  await submit(0, INSTRUMENTS)
  const accounts = await openAccounts(engine, ACCOUNTS)
  await Promise.all(
    accounts.map((accountId) => {
      const orderId = orderedId(clock.wallMs())
      return engine.ask({ ...ORDER, accountId, orderId, direction: 'long' })
    }),
  )
  for (let from = INSTRUMENTS; from < ticks; from += TICKS_AT_ONCE) {
    await submit(from, Math.min(TICKS_AT_ONCE, ticks - from))
  }
  await engine.stop()
}
