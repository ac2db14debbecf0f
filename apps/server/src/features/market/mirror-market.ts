// The market as another process has it, kept beside who asks: no read costs the engine anything.

import type { Bus } from '../../platform/bus.ts'
import type { InstrumentSnapshot, MarketUpdate } from '../../platform/bus-topics.ts'

export type MarketMirror = {
  /** The same bus, on which `market.snapshot` is answered from here once it is known. */
  readonly bus: Bus
  /** What was known may have holes: asks for all of it again. */
  readonly renew: () => void
  /** Nothing is known of the engine: every price is old. */
  readonly markStale: () => void
  readonly stop: () => void
}

/** `bus` asks the process that has the market. */
export function mirrorMarket(bus: Bus, onFault: (error: unknown) => void): MarketMirror {
  let known: Map<string, InstrumentSnapshot> | undefined
  /** Told of while the question for all is under way: they stand over its answer. */
  let meanwhile: MarketUpdate[] | undefined
  let question = 0

  const renew = () => {
    question += 1
    const asked = question
    known = undefined
    meanwhile = []
    bus.ask('market.snapshot', {}).then(
      ({ instruments }) => {
        if (asked !== question) return
        const all = new Map(instruments.map((one) => [one.symbol, one]))
        for (const update of meanwhile ?? []) apply(all, update)
        meanwhile = undefined
        known = all
      },
      (error) => {
        if (asked !== question) return
        meanwhile = undefined
        onFault(error)
      },
    )
  }
  const stop = bus.subscribe('market', (update) => {
    if (meanwhile !== undefined) meanwhile.push(update)
    // Also where the last question failed: who tells of the market can be asked.
    else if (known === undefined || !apply(known, update)) renew()
  })
  return {
    renew,
    stop,
    markStale: () => {
      for (const [symbol, one] of known ?? []) known?.set(symbol, { ...one, status: -1 })
    },
    bus: {
      ...bus,
      ask: ((name: 'market.snapshot', request: { readonly symbols?: readonly string[] }, key) => {
        if (name !== 'market.snapshot' || known === undefined) return bus.ask(name, request, key)
        const all = known
        const instruments = request.symbols?.flatMap((symbol) => all.get(symbol) ?? [])
        return Promise.resolve({ instruments: instruments ?? [...all.values()] })
      }) as Bus['ask'],
    },
  }
}

/** False: a tick before one of these was never told of. */
function apply(all: Map<string, InstrumentSnapshot>, update: MarketUpdate): boolean {
  const { ticks, statuses = [], days = [] } = update
  let isWhole = true
  for (const tick of ticks) {
    const before = all.get(tick.symbol)
    const seq = before?.tick?.seq ?? 0
    if (tick.seq <= seq) continue
    isWhole &&= before !== undefined && (seq === 0 || tick.seq === seq + 1)
    const change = tick.change === undefined ? before?.tick?.change : tick.change
    const newest = change === undefined ? tick : { ...tick, change }
    all.set(tick.symbol, { ...(before ?? { symbol: tick.symbol, status: 1 }), tick: newest })
  }
  for (const { symbol, status } of statuses) {
    const before = all.get(symbol)
    if (before) all.set(symbol, { ...before, status })
  }
  for (const day of days) {
    const before = all.get(day.symbol)
    if (before) all.set(day.symbol, { ...before, day })
  }
  return isWhole
}
