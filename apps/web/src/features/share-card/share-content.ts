// What a card of a result says: the pair, what was held, the share won or lost, the ticks that
// decided. Nothing tells whose it was: no name, no id, and amounts only where they are wanted.

import { type Money, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { formatRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'
import { ROUTES } from '@fairtick/wire/routes'

/** A price that can be looked up in the public record. */
export type ShareMoment = {
  readonly label: string
  /** As it is shown. */
  readonly price: string
  readonly seq: number
  readonly timeMs: number
}

export type ShareContent = {
  readonly symbol: string
  readonly pair: string
  /** In words, such as "Long ×10". */
  readonly held: string
  readonly direction: 'up' | 'down'
  /** P/L after all costs, by what was put in; decimal text. */
  readonly ratio: string
  readonly profit: string
  /** What was put in: its name and amount. */
  readonly basis: { readonly label: string; readonly amount: string }
  readonly opened: ShareMoment
  readonly ended: ShareMoment
}

/** Undefined where nothing was put in. */
export function resultRatio(profit: Money, basis: Money): string | undefined {
  if (basis <= ZERO_MONEY) return undefined
  return formatRate(roundHalfEven(profit * RATE_ONE, basis) as Rate)
}

/** As many as one call of the public record answers. */
const TICKS_MAX = 1_000

/** The recorded ticks from the one that opened to the one that decided, or that one alone. */
export function checkLink(
  { symbol, opened, ended }: Pick<ShareContent, 'symbol' | 'opened' | 'ended'>,
  origin: string,
): string {
  const count = ended.seq - opened.seq + 1
  const isReadable = count >= 1 && count <= TICKS_MAX
  const [from, limit] = isReadable ? [opened.seq, count] : [ended.seq, 1]
  const query = new URLSearchParams({ symbol, fromSeq: String(from), limit: String(limit) })
  return new URL(`${ROUTES.ticks.path}?${query}`, origin).href
}
