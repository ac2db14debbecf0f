// Recorded ticks as one answer for all who ask for the same: the newest ones from memory.

import type { CallArguments } from '@fairtick/wire/api-contract'
import { shareAnswers } from '@fairtick/wire/shared-handler'
import type { Bus } from '../../platform/bus.ts'
import type { MarketTick } from '../../platform/bus-topics.ts'
import { answerOfInstrument, type InstrumentAnswerParts } from './instrument-answer.ts'
import { DEFAULT_TICKS, listTicks } from './list-ticks.ts'

/** Of each instrument: at least so many once they have come, at most twice as many. */
const TICKS_KEPT = 1_000

export function shareTicks(parts: InstrumentAnswerParts) {
  const newest = keepNewestTicks(parts.bus)
  return shareAnswers<'ticks'>({
    open: ({ query }) =>
      answerOfInstrument(parts, query.symbol, async (priceDecimals) => {
        const kept = newest(query)
        if (kept !== undefined) return `{"ticks":[${kept.join(',')}]}`
        return JSON.stringify(await listTicks(parts.database, query, priceDecimals))
      }),
  })
}

/** Without holes: after one it begins anew. */
type Run = { nextSeq: number; texts: string[] }

/** The last ticks of what was told after each commit; undefined where not all asked are kept. */
function keepNewestTicks(bus: Pick<Bus, 'subscribe' | 'onReturn'>) {
  const runs = new Map<string, Run>()
  const add = ({ symbol, seq, time, price }: MarketTick) => {
    let run = runs.get(symbol)
    if (run?.nextSeq !== seq) {
      run = { nextSeq: seq, texts: [] }
      runs.set(symbol, run)
    }
    run.nextSeq += 1
    run.texts.push(`[${seq},${time},${JSON.stringify(price)}]`)
    if (run.texts.length === 2 * TICKS_KEPT) run.texts.splice(0, TICKS_KEPT)
  }
  bus.subscribe('market', ({ ticks }) => {
    for (const tick of ticks) add(tick)
  })
  bus.onReturn(() => runs.clear())
  return (query: CallArguments<'ticks'>['query']): readonly string[] | undefined => {
    const { symbol, fromSeq, before, limit = DEFAULT_TICKS } = query
    const run = runs.get(symbol)
    if (run === undefined || before !== undefined) return undefined
    const firstSeq = run.nextSeq - run.texts.length
    const wantedSeq = fromSeq ?? Math.max(1, run.nextSeq - limit)
    // One that was not told of here yet may stand in the table already.
    if (wantedSeq < firstSeq || wantedSeq >= run.nextSeq) return undefined
    const start = wantedSeq - firstSeq
    return run.texts.slice(start, start + limit)
  }
}
