// What a figure of the account is made of now: its inputs with their values, and the ticks of
// prices that play a part.

import { formatMoney } from '@fairtick/core/numbers/money'
import { DefinitionList, type DefinitionRow } from '@fairtick/ui/definition-list'
import type { AccountSummary } from '@fairtick/wire/socket/frames'
import { useInstruments } from '../../../live/instruments.ts'
import type { LivePosition } from '../../../live/live-figures.ts'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'

export type ExplainedFigure = 'equity' | 'openProfit' | 'usedMargin' | 'freeMargin' | 'spendable'

type Input = 'cash' | 'openProfit' | 'equity' | 'usedMargin' | 'reserved' | 'freeMargin'

type FigureInputsProps = { figure: ExplainedFigure; summary: AccountSummary }

/** Below the formula; nothing while amounts are hidden. */
export function FigureInputs({ figure, summary }: FigureInputsProps) {
  const t = useText()
  const { exactMoney, exactSignedMoney } = useFormats()
  const isHidden = useClientState((state) => state.amounts) === 'masked'
  const { positions } = useLiveFigures()
  const byPosition = usePositionRows(figure, [...positions.values()])
  if (isHidden) return null
  const rows = INPUTS[figure].map((id) => ({
    id,
    label: t(LABELS[id]),
    value: `${(id === 'openProfit' ? exactSignedMoney : exactMoney)(summary[id])} USD`,
  }))
  if (rows.length + byPosition.length === 0) return null
  return (
    <DefinitionList
      spacing="dense"
      className="mt-2 max-h-60 overflow-y-auto border-t border-divider pt-1"
      rows={[...rows, ...byPosition]}
    />
  )
}

/** Of each position its part, and the tick at which it was worked out. */
function usePositionRows(
  figure: ExplainedFigure,
  positions: readonly LivePosition[],
): readonly DefinitionRow[] {
  const t = useText()
  const { exactMoney, exactSignedMoney, price, count, time } = useFormats()
  const instruments = useInstruments()
  const pairOf = (symbol: string) =>
    instruments?.find((one) => one.symbol === symbol)?.pair ?? symbol
  if (figure === 'usedMargin') {
    return positions.map(({ order }) => ({
      id: order.id,
      label: pairOf(order.symbol),
      value: exactMoney(order.margin),
    }))
  }
  if (figure !== 'openProfit') return []
  return positions.map(({ order, instrument, tick, profit }) => ({
    id: order.id,
    label: t('account.tickLine', {
      pair: pairOf(order.symbol),
      seq: tick.seq === null ? '—' : count(tick.seq),
      price: price(tick.price, instrument.priceDecimals),
      time: tick.timeMs === null ? '—' : time(tick.timeMs),
    }),
    value: exactSignedMoney(formatMoney(profit)),
  }))
}

const LABELS: Readonly<Record<Input, TextKey>> = {
  cash: 'account.balance',
  openProfit: 'account.openProfit',
  equity: 'account.equity',
  usedMargin: 'account.usedMargin',
  reserved: 'account.reserved',
  freeMargin: 'account.freeMargin',
}

/** In the order of the formula; of each position where there are none. */
const INPUTS: Readonly<Record<ExplainedFigure, readonly Input[]>> = {
  equity: ['cash', 'openProfit'],
  openProfit: [],
  usedMargin: [],
  freeMargin: ['equity', 'usedMargin', 'reserved'],
  spendable: ['freeMargin', 'cash', 'usedMargin', 'reserved'],
}

const EXPLAINED: ReadonlySet<string> = new Set(Object.keys(INPUTS))

export function isExplained(id: string): id is ExplainedFigure {
  return EXPLAINED.has(id)
}
