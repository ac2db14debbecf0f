// What the traders themselves know of their orders: the only witness that the checks believe.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { KeyedReply } from './keyed-request.ts'

export type Contract = CallResult<'openContract'>['order']
export type TradeCall = 'openContract' | 'closeContract' | 'setContract'
export type TradeReply = KeyedReply<{ readonly order: Contract }>

/** An order to the server under one key, with every answer that came to it. */
export type Trade = {
  readonly trader: string
  readonly key: string
  readonly call: TradeCall
  readonly form: object
  readonly replies: TradeReply[]
}

export type TradeLog = {
  readonly trades: Trade[]
  /** The ended contracts as their owners last read them over HTTP. */
  readonly records: Contract[]
}

export function createTradeLog(): TradeLog {
  return { trades: [], records: [] }
}

/** What was first acknowledged, as it was then. */
export function toldBy({ replies }: Trade): Contract | undefined {
  for (const reply of replies) if (reply.kind === 'answered') return reply.result.order
  return undefined
}

/** True while nobody said what became of it. */
export function isUnanswered({ replies }: Trade): boolean {
  return replies.every(({ kind }) => kind === 'unanswered')
}

/** `120 opened, 40 closed by hand, 31 take_profit, 29 stop_loss, 2 stop_out`. */
export function describeTrades({ trades, records }: TradeLog): string {
  const count = (call: TradeCall) =>
    trades.filter((trade) => trade.call === call && toldBy(trade) !== undefined).length
  const reasons = Map.groupBy(records, ({ closeReason }) => closeReason ?? 'none')
  const ends = [...reasons].map(([reason, of]) => `${of.length} ended by ${reason}`)
  const acts = [`${count('openContract')} opened`, `${count('closeContract')} closes by hand`]
  return [...acts, `${count('setContract')} levels set`, ...ends].join(', ')
}
