// The lots to close as they are chosen, and what closing them brings at the price of the moment.

import type { Instrument } from '@fairtick/core/market/instrument'
import { formatLots, type Lots, parseLots } from '@fairtick/core/numbers/lots'
import type { Money } from '@fairtick/core/numbers/money'
import { parseRate } from '@fairtick/core/numbers/rate'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useState } from 'react'
import { type LivePosition, tradeOf } from '../../../live/live-figures.ts'
import { orderInstrument } from '../../../live/order-instrument.ts'
import { readMoney } from '../../../platform/read-money.ts'
import { netIfClosed } from '../contract-result.ts'
import { useContractTerms } from '../use-contract-terms.ts'
import {
  type CloseChoice,
  type ClosePreview,
  closeChoices,
  countSteps,
  findCloseProblem,
  lotsAtStep,
  lotsOfShare,
  previewClose,
} from './close-form.ts'

export type CloseForm = {
  /** Decimal text as typed. */
  readonly text: string
  readonly lots: Lots | undefined
  readonly lotsOpen: Lots
  readonly problem: ReturnType<typeof findCloseProblem>
  /** Undefined while the price or my fee is not known, or the lots cannot be closed. */
  readonly preview: ClosePreview | undefined
  /** What closing brings: of all that is left the result of the position, of a part its own. */
  readonly net: { readonly of: 'position' | 'part'; readonly amount: Money } | undefined
  /** What the chips choose; the one with these lots is the chosen one. */
  readonly choices: readonly CloseChoice[]
  readonly step: number
  readonly steps: number
  readonly type: (text: string) => void
  readonly chooseShare: (percent: number) => void
  readonly chooseStep: (step: number) => void
}

/** A share is of what is open now, which may have been closed in part somewhere else. */
type Chosen =
  | { readonly by: 'share'; readonly percent: number }
  | { readonly by: 'lots'; readonly text: string }

const ALL: Chosen = { by: 'share', percent: 100 }

export function useCloseForm(
  order: WireContract,
  current: Instrument,
  live: LivePosition | undefined,
): CloseForm {
  const { data: terms } = useContractTerms(order.symbol)
  const instrument = orderInstrument(current, order)
  const trade = tradeOf(order)
  const lotsOpen = trade?.lots ?? (0n as Lots)
  const [chosen, choose] = useState<Chosen>(ALL)
  const text =
    chosen.by === 'lots'
      ? chosen.text
      : formatLots(lotsOfShare(instrument, lotsOpen, chosen.percent))
  const lots = parseLots(text)
  const problem = findCloseProblem(instrument, lotsOpen, lots)
  const feeDiscount = parseRate(terms?.feeDiscount ?? '')
  const isKnown = live !== undefined && feeDiscount !== undefined && trade !== undefined
  const preview =
    isKnown && lots !== undefined && problem === undefined
      ? previewClose({
          instrument,
          trade,
          margin: readMoney(order.margin),
          lots,
          exit: live.exit,
          feeDiscount,
        })
      : undefined
  return {
    text,
    lots,
    lotsOpen,
    problem,
    preview,
    net: preview && netOf(order, preview),
    choices: closeChoices(instrument, lotsOpen),
    step: Number((lots ?? 0n) / instrument.lotStep),
    steps: countSteps(instrument, lotsOpen),
    type: (typed) => choose({ by: 'lots', text: typed }),
    chooseShare: (percent) => choose({ by: 'share', percent }),
    chooseStep: (step) =>
      choose({ by: 'lots', text: formatLots(lotsAtStep(instrument, lotsOpen, step)) }),
  }
}

function netOf(order: WireContract, preview: ClosePreview): CloseForm['net'] {
  return preview.lotsLeft === 0n
    ? { of: 'position', amount: netIfClosed(order, preview) }
    : { of: 'part', amount: preview.net }
}
