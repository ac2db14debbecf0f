// The facts of a sheet: every cost and risk of a kind of trade, as the terms stand (H7). Numbers
// alone: the same in each language and for everybody.

import { MARGIN_CALL, STOP_OUT } from '@fairtick/core/account/risk-rate'
import { MAX_PROFIT_SHARE } from '@fairtick/core/copy/follow'
import {
  durationsOffered,
  type Jurisdiction,
  leveragesOffered,
} from '@fairtick/core/engine/jurisdiction'
import type { Instrument } from '@fairtick/core/market/instrument'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import { calculateBreakEvenRate } from '@fairtick/core/options/payout'
import type { SheetFacts } from '@fairtick/wire/calls/cost-sheets'

export type SheetKind = SheetFacts['kind']

export type StandingTerms = {
  readonly instruments: readonly Instrument[]
  readonly jurisdiction: Jurisdiction
}

export function readSheetFacts(kind: SheetKind, terms: StandingTerms): SheetFacts {
  switch (kind) {
    case 'contract':
      return { kind, ...contractTerms(terms) }
    case 'option':
      return { kind, instruments: optionTerms(terms) }
    case 'copying':
      // Copies are contracts of one's own: they cost what those cost, and the share beside.
      return { kind, maxProfitShare: formatRate(MAX_PROFIT_SHARE), ...contractTerms(terms) }
    default:
      return kind satisfies never
  }
}

function contractTerms({ instruments, jurisdiction }: StandingTerms) {
  const offered = instruments.filter(({ isOffered }) => isOffered)
  return {
    marginCall: formatRate(MARGIN_CALL),
    stopOut: formatRate(STOP_OUT),
    negativeBalanceProtection: jurisdiction.isProtected,
    instruments: offered.flatMap((instrument) => {
      const leverages = leveragesOffered(jurisdiction, instrument)
      if (leverages.length === 0) return []
      const { symbol, quote, overnightRate } = instrument
      return {
        ...{ symbol, quote },
        contractSize: formatQuantity(instrument.contractSize),
        spread: formatPrice(instrument.spread, 0),
        feeRate: formatRate(instrument.feeRate),
        overnightRate: {
          long: formatRate(overnightRate.long),
          short: formatRate(overnightRate.short),
        },
        maxLeverage: Math.max(...leverages),
      }
    }),
  }
}

function optionTerms({ instruments, jurisdiction }: StandingTerms) {
  const offered = instruments.filter(({ isOffered }) => isOffered)
  return offered.flatMap((instrument) => {
    const durations = durationsOffered(jurisdiction, instrument.durations)
    if (durations.length === 0) return []
    return {
      symbol: instrument.symbol,
      minStake: formatMoney(instrument.minStake),
      maxStake: formatMoney(instrument.maxStake),
      durations: durations.map(({ seconds, payoutRate }) => ({
        seconds,
        payoutRate: formatRate(payoutRate),
        breakEven: formatRate(calculateBreakEvenRate(payoutRate)),
      })),
    }
  })
}
