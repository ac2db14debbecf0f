// Candles as one answer for all who look at the same chart: the closed ones are read and written
// once a minute, the running one with each change of the instrument.

import { foldCandles } from '@fairtick/core/market/fold-candles'
import { shareAnswers } from '@fairtick/wire/shared-handler'
import { LRUCache } from 'lru-cache'
import type { CandleFigures } from '../../platform/bus-topics.ts'
import { presentCandle, readFigures } from '../../platform/candle-figures.ts'
import type { Queryable } from '../../platform/database.ts'
import { answerOfInstrument, type InstrumentAnswerParts } from './instrument-answer.ts'
import { type CandleQuery, findSpan, listClosedCandles } from './list-candles.ts'

const DEFAULT_CANDLES = 300
/** Lists of closed candles that are looked at now: symbols, intervals, lengths. */
const MAX_KEPT = 100

export function shareCandles(parts: InstrumentAnswerParts) {
  const { database, bus, changes } = parts
  const readClosed = keepClosed(database)
  const write = async (query: CandleQuery): Promise<readonly string[]> => {
    // Before anything is read: what changes meanwhile is no part of what is kept.
    const change = changes.of(query.symbol)
    const { endMs, running } = await findSpan(bus, query)
    if (running === undefined) return (await readClosed(query, endMs, change)).texts
    const { texts, last } = await readClosed(query, endMs)
    const newest = foldCandles([...(last ? [last] : []), running].map(readFigures), query.interval)
    const folded = newest.map((candle) =>
      JSON.stringify(presentCandle(candle, query.priceDecimals)),
    )
    return [...texts.slice(0, -1), ...folded].slice(-query.limit)
  }
  return shareAnswers<'candles'>({
    open: ({ query: { coinName: symbol, type: interval, limit = DEFAULT_CANDLES, before } }) => {
      const head = `{"code":${JSON.stringify(symbol)},"kline_type":"${interval}","kline_list":[`
      return answerOfInstrument(parts, symbol, async (priceDecimals) => {
        const query = { symbol, priceDecimals, interval, limit, beforeMs: before }
        return `${head}${(await write(query)).join(',')}]}`
      })
    },
  })
}

type Closed = { readonly texts: readonly string[]; readonly last: CandleFigures | undefined }

/**
 * Up to a minute that is running nothing comes to the closed ones any more: they are kept. Without
 * one the next may be stored at any time: then for one `change` of the instrument.
 */
function keepClosed(database: Queryable) {
  const kept = new LRUCache<string, Promise<Closed>>({ max: MAX_KEPT })
  return (query: CandleQuery, beforeMs: number, change?: number): Promise<Closed> => {
    const { symbol, interval, limit } = query
    const key = `${symbol} ${interval} ${limit} ${beforeMs} ${change ?? ''}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const read = listClosedCandles(database, { ...query, beforeMs }).then((candles) => ({
      texts: candles.map((candle) => JSON.stringify(candle)),
      last: candles.at(-1),
    }))
    kept.set(key, read)
    read.catch(() => kept.delete(key))
    return read
  }
}
