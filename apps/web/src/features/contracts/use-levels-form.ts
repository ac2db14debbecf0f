// The form of the levels of an open position, held against what it would close at now.

import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useState } from 'react'
import { coreInstrument } from '../../live/core-instrument.ts'
import { type LivePosition, tradeOf } from '../../live/live-figures.ts'
import { orderInstrument } from '../../live/order-instrument.ts'
import { useLivePosition } from '../../live/use-live-figures.ts'
import type { WireInstrument } from '../../platform/client-state.ts'
import {
  draftOfPrice,
  isBeyondLiquidation,
  type LevelBasis,
  type LevelDraft,
  type LevelKind,
  NO_LEVEL,
  priceOfDraft,
  wrongLevels,
} from './level-form.ts'
import { useContractTerms } from './use-contract-terms.ts'

export type LevelsForm = {
  readonly drafts: Readonly<Record<LevelKind, LevelDraft>>
  readonly change: (kind: LevelKind, draft: LevelDraft) => void
  readonly basis: LevelBasis | undefined
  readonly prices: Readonly<Record<LevelKind, Price | undefined>>
  readonly wrong: ReadonlySet<LevelKind>
  readonly unclear: ReadonlySet<LevelKind>
  readonly stopBeyond: boolean
  readonly live: LivePosition | undefined
  /** What is sent; undefined while a level is wrong or unclear. */
  readonly body:
    | { readonly takeProfit: string | null; readonly stopLoss: string | null }
    | undefined
}

const KINDS: readonly LevelKind[] = ['takeProfit', 'stopLoss']

/** `draft`: a level to begin with instead of the one that is set. */
export function useLevelsForm(
  order: WireContract,
  instrument: WireInstrument,
  draft: { readonly kind: LevelKind; readonly price: string } | undefined,
): LevelsForm {
  const live = useLivePosition(order.id)
  const { data: terms } = useContractTerms(order.symbol)
  const basis = basisOf(order, instrument, terms?.feeDiscount)
  const [drafts, setDrafts] = useState(() =>
    firstDrafts(draft ? { ...order, [draft.kind]: draft.price } : order, basis),
  )
  const prices = pricesOf(drafts, basis)
  const { direction } = order
  const wrong = live ? wrongLevels(prices, direction, live.exit) : NONE
  const unclear = new Set(
    KINDS.filter((kind) => drafts[kind].text !== '' && prices[kind] === undefined),
  )
  const text = (price: Price | undefined) => (price === undefined ? null : formatPrice(price, 0))
  return {
    drafts,
    change: (kind, draft) => setDrafts((before) => ({ ...before, [kind]: draft })),
    basis,
    prices,
    wrong,
    unclear,
    stopBeyond: isBeyondLiquidation(
      prices.stopLoss,
      direction,
      live?.liquidationSide === direction ? live.liquidationPrice : undefined,
    ),
    live,
    body:
      wrong.size + unclear.size > 0
        ? undefined
        : { takeProfit: text(prices.takeProfit), stopLoss: text(prices.stopLoss) },
  }
}

const NONE: ReadonlySet<LevelKind> = new Set()

function basisOf(
  order: WireContract,
  instrument: WireInstrument,
  feeDiscount: string | undefined,
): LevelBasis | undefined {
  const trade = tradeOf(order)
  if (trade === undefined) return undefined
  const discount = parseRate(feeDiscount ?? '0') ?? (0n as Rate)
  const placed = orderInstrument(coreInstrument(instrument), order)
  return { ...trade, instrument: placed, feeDiscount: discount }
}

function firstDrafts(order: WireContract, basis: LevelBasis | undefined) {
  const draft = (kind: LevelKind) => {
    const price = parsePrice(order[kind] ?? '')
    if (price === undefined || basis === undefined) return NO_LEVEL[kind]
    return { ...draftOfPrice(price, 'price', basis), sign: NO_LEVEL[kind].sign }
  }
  return { takeProfit: draft('takeProfit'), stopLoss: draft('stopLoss') }
}

function pricesOf(drafts: LevelsForm['drafts'], basis: LevelBasis | undefined) {
  const price = (kind: LevelKind) => basis && priceOfDraft(drafts[kind], basis)
  return { takeProfit: price('takeProfit'), stopLoss: price('stopLoss') }
}
