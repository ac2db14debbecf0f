// What the figures of an open position are made of, at the newest tick.

import { STOP_OUT } from '@fairtick/core/account/risk-rate'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useInstrument } from '../../../live/instruments.ts'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { serverClock } from '../../../platform/clock.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { ExplainSheet } from '../../../shell/explanation/explain-sheet.tsx'
import type { NamedExplanation } from '../../../shell/explanation/explanation.ts'
import { useContractTerms } from '../../contracts/public.ts'
import { explainContract } from './explain-contract.ts'
import { explainPosition } from './explain-position.ts'

export type PositionExplanationProps = {
  open: boolean
  onClose: () => void
  order: WireContract
}

export function PositionExplanation({ open, onClose, order }: PositionExplanationProps) {
  const t = useText()
  const figures = useLiveFigures()
  const instrument = useInstrument(order.symbol)
  const stopOut = useStopOut()
  const { data: terms } = useContractTerms(order.symbol)
  const feeDiscount = parseRate(terms?.feeDiscount ?? '')
  const explain = (): readonly NamedExplanation[] => {
    const live = figures.positions.get(order.id)
    const takenMs = serverClock.nowMs()
    const all = {
      ...(instrument && explainContract({ order, ticks: [] }, instrument)),
      ...(live && explainPosition({ live, figures, stopOut, feeDiscount, takenMs })),
    }
    return NAMES.flatMap(([figure, name]) => {
      const explanation = all[figure]
      return explanation === undefined ? [] : [{ name: t(name), explanation }]
    })
  }
  return <ExplainSheet open={open} onClose={onClose} explain={explain} />
}

/** As they stand on the card, with what they follow from. */
const NAMES = [
  ['openProfit', 'positions.openProfit'],
  ['profitRatio', 'explain.profitRatio'],
  ['netIfClosed', 'positions.netIfClosed'],
  ['exitPrice', 'positions.exitPrice'],
  ['margin', 'positions.margin'],
  ['openingFee', 'positions.openingFee'],
  ['closingFee', 'positions.closingFee'],
  ['overnight', 'positions.overnight'],
  ['liquidation', 'positions.liquidationPrice'],
] as const satisfies ReadonlyArray<readonly [string, TextKey]>

/** Of this house; before it is read that of the rules. */
function useStopOut(): Rate {
  const level = useClientState((state) => state.dictData?.stopOut)
  return parseRate(level ?? '') ?? STOP_OUT
}
