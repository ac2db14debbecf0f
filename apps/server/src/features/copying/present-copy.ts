// A line of what copying did, as it goes over the wire: the same on the socket and in the records.

import { formatDecimal } from '@fairtick/core/numbers/decimal-text'
import { type Rational, roundRational } from '@fairtick/core/numbers/rational'
import type { CopyRecord } from '@fairtick/wire/socket/frames'
import type { CopyText } from '../../engine/engine-port.ts'
import { shownPrice } from '../contracts/public.ts'
import type { LeaderNames } from './leader-names.ts'

export type PresentCopy = (line: CopyText) => CopyRecord

/** So many that a share recomputed from them is the same to the last digit. */
const FRACTION_DECIMALS = 12

export function createPresentCopy(
  decimalsOf: (symbol: string) => number,
  leaderOf: LeaderNames['leaderOf'],
): PresentCopy {
  return (line) => {
    const { time, symbol, direction } = line
    const record = { id: copyPlace(line), time, ...leaderOf(line.leaderId), symbol }
    const price = (text: string) => shownPrice(text, decimalsOf(symbol))
    switch (line.kind) {
      case 'opened': {
        const { kind, orderId, lots, seq, fee, leverage, margin } = line
        const fill = { lots, price: price(line.price), seq, fee }
        return { kind, ...record, direction, orderId, ...fill, leverage, margin }
      }
      case 'closed': {
        const { kind, orderId, lots, seq, fee, profit, reason } = line
        const fill = { lots, price: price(line.price), seq, fee }
        return { kind, ...record, direction, orderId, ...fill, profit, reason }
      }
      case 'skipped':
        return { kind: line.kind, ...record, direction, reason: line.reason }
      case 'shared': {
        const { kind, orderId, rate, share } = line
        const figures = {
          base: fractionText(line.base),
          mark: fractionText(line.mark),
          rate,
          share,
        }
        return { kind, ...record, direction, orderId, ...figures }
      }
      default:
        return line satisfies never
    }
  }
}

/** USD as a decimal; most are exact in it. */
export function fractionText(fraction: Rational): string {
  return formatDecimal(roundRational(fraction, FRACTION_DECIMALS), FRACTION_DECIMALS)
}

const RANKS = { skipped: 0, opened: 1, closed: 2, shared: 3 } as const

/** Tells a line from all others of its account, and in which order those of one moment stand. */
function copyPlace(line: CopyText): string {
  const ordinal = 'ordinal' in line ? line.ordinal : 0
  const [placed, part] = [String(line.placed).padStart(16, '0'), String(ordinal).padStart(6, '0')]
  return `${placed}${part}${RANKS[line.kind]}`
}
