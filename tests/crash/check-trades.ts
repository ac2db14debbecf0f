// The contracts in the books against the traders' log: nothing lost, nothing doubled.

import type { CloseRow, ContractRow } from '@fairtick/server/engine/rows/contract-rows'
import type { Queryable } from '@fairtick/server/platform/database'
import { type Contract, isUnanswered, type Trade, type TradeLog, toldBy } from './trade-log.ts'

export async function checkTrades(database: Queryable, log: TradeLog): Promise<string[]> {
  const orders = await database.query<ContractRow>('SELECT * FROM contract')
  const closes = await database.query<CloseRow>('SELECT * FROM contract_close')
  return [
    ...log.trades.flatMap(checkAnswers),
    ...checkOpenings(log, orders),
    ...checkCloses(log, closes),
  ]
}

/** One key, one outcome, however often it was sent; none without any. */
function checkAnswers(trade: Trade): string[] {
  if (isUnanswered(trade)) return [`${trade.key} was never answered`]
  const outcomes = new Set(
    trade.replies.flatMap((reply) => {
      if (reply.kind === 'unanswered') return []
      if (reply.kind === 'refused') return [`refused ${reply.code}`]
      const { id, lotsOpen, openPrice, openSeq, closes } = reply.result.order
      return [JSON.stringify([id, lotsOpen, openPrice, openSeq, closes])]
    }),
  )
  return outcomes.size === 1 ? [] : [`${trade.key}: ${[...outcomes].join(' and ')}`]
}

/** The orders in the table are those that were acknowledged: no fewer, no others. */
function checkOpenings({ trades }: TradeLog, orders: readonly ContractRow[]): string[] {
  const told = toldOf(trades, 'openContract')
  const kept = new Map(orders.map((row) => [row.id, row]))
  const ids = new Set(told.map(({ id }) => id))
  const lost = told.filter(({ id, openSeq }) => Number(kept.get(id)?.open_seq) !== openSeq)
  return [
    ...lost.map(({ id }) => `acknowledged, but not opened so in the books: ${id}`),
    ...(ids.size === told.length ? [] : ['one contract was given to two keys']),
    ...orders.flatMap(({ id }) => (ids.has(id) ? [] : [`in the books, but nobody's: ${id}`])),
  ]
}

/** Each close by hand was acknowledged once, as it stands there. */
function checkCloses({ trades }: TradeLog, closes: readonly CloseRow[]): string[] {
  const told = toldOf(trades, 'closeContract').map(({ id, closes: of }) => {
    const last = of.at(-1)
    return [id, of.length, last?.seq, last?.time].join(' ')
  })
  const kept = closes
    .filter(({ reason }) => reason === 'manual')
    .map(({ order_id, ordinal, seq, time }) => [order_id, ordinal, seq, time].join(' '))
  const [toldOnce, keptOnce] = [new Set(told), new Set(kept)]
  return [
    ...(toldOnce.size === told.length ? [] : ['one close was given to two keys']),
    ...told.flatMap((close) => (keptOnce.has(close) ? [] : [`acknowledged and gone: ${close}`])),
    ...kept.flatMap((close) => (toldOnce.has(close) ? [] : [`closed for nobody: ${close}`])),
  ]
}

function toldOf(trades: readonly Trade[], call: Trade['call']): Contract[] {
  return trades.flatMap((trade) => (trade.call === call ? (toldBy(trade) ?? []) : []))
}
