// What a follow has brought and how far it is from its stop, with the newest prices.

import {
  addMoney,
  formatMoney,
  type Money,
  parseMoney,
  subtractMoney,
  sumMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import { multiplyByRate, parseRate } from '@fairtick/core/numbers/rate'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { readMoney } from '../../../platform/read-money.ts'
import type { Follow } from '../use-follows.ts'

export type FollowResult = {
  /** Realised, after fees and what the leader was paid. */
  readonly net: string
  /** The same with what is open: no loss is left out. Null where a price is missing. */
  readonly total: string | null
  /** Unrealised; null where a price is missing. */
  readonly open: string | null
  /** Null where it cannot be told. */
  readonly untilStop: string | null
  /** What may be lost until the copy stop closes. */
  readonly room: string
  /** How much of what may be lost is lost, 0 to 100. */
  readonly lostPercent: number
}

/** Moves with the prices as the positions do. */
export function useFollowResult(follow: Follow): FollowResult {
  const { positions } = useOpenContracts()
  const figures = useLiveFigures().positions
  return followResult(
    follow,
    openProfitOf(follow, positions, (id) => figures.get(id)?.profit),
  )
}

/** `open` undefined: what the server said last stands. */
export function followResult(follow: Follow, open: Money | undefined): FollowResult {
  const { result, sharesPaid, openProfit, untilStop, terms } = follow
  const net = subtractMoney(readMoney(result), readMoney(sharesPaid))
  const shown = open ?? parseMoney(openProfit ?? '')
  const moved = open === undefined || openProfit === null ? undefined : readMoney(openProfit)
  const left =
    untilStop === null || moved === undefined || open === undefined
      ? parseMoney(untilStop ?? '')
      : addMoney(readMoney(untilStop), subtractMoney(open, moved))
  const room = roomOf(terms)
  return {
    net: formatMoney(net),
    total: shown === undefined ? null : formatMoney(addMoney(net, shown)),
    room: formatMoney(room),
    open: shown === undefined ? null : formatMoney(shown),
    untilStop: left === undefined ? null : formatMoney(left),
    lostPercent: left === undefined || room <= 0n ? 0 : Number(((room - left) * 100n) / room),
  }
}

/** Undefined while not each of the copies has a price. */
export function openProfitOf(
  { leaderId, openCopies }: Follow,
  positions: readonly WireContract[],
  profitOf: (id: string) => Money | undefined,
): Money | undefined {
  const copies = positions.filter(({ copiedFrom }) => copiedFrom?.leaderId === leaderId)
  const profits = copies.flatMap(({ id }) => profitOf(id) ?? [])
  if (profits.length !== copies.length || copies.length !== openCopies) return undefined
  return sumMoney(profits)
}

function roomOf({ allocation, stopLoss }: Follow['terms']): Money {
  const rate = parseRate(stopLoss)
  return rate === undefined ? ZERO_MONEY : multiplyByRate(readMoney(allocation), rate)
}
