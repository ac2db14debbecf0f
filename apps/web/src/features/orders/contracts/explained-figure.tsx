// One figure of a contract in words: formula, rule, inputs with their values, and what follows.

import { DefinitionList, type DefinitionRow } from '@fairtick/ui/definition-list'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { trimLots } from '../../contracts/public.ts'
import type { ContractFigure, Explanations, FigureInput } from './explain-contract.ts'

type Figure = ContractFigure | 'overnight' | 'liquidation'

export type ExplainedFigureProps = {
  figure: Figure
  order: WireContract
  decimals: number
  isInverse: boolean
  explanations: Explanations
}

export function ExplainedFigure(props: ExplainedFigureProps) {
  const t = useText()
  const { figure } = props
  const rows = useRows(props)
  return (
    <>
      <p>{t(formulaOf(props))}</p>
      {!PRICES.has(figure) && <p className="mt-1">{t('positions.roundedBy')}</p>}
      <p className="mt-1 text-text3">{t('positions.ruleOf', { rule: RULES[figure] })}</p>
      {rows.length > 0 && (
        <DefinitionList
          spacing="dense"
          className="mt-2 max-h-60 overflow-y-auto border-t border-divider pt-1"
          rows={rows}
        />
      )}
    </>
  )
}

function useRows({
  figure,
  decimals,
  explanations,
}: ExplainedFigureProps): readonly DefinitionRow[] {
  const t = useText()
  const { exactMoney, price, percent, count, time } = useFormats()
  const explanation = isWorkedOut(figure) ? explanations[figure] : undefined
  if (explanation === undefined) return []
  const money = (text: string) => `${exactMoney(text)} USD`
  const rowOf = (input: FigureInput): Omit<DefinitionRow, 'id'> => {
    const { kind, value } = input
    switch (kind) {
      case 'tick':
        return {
          label: t('positions.tickAt', { seq: count(input.seq), time: time(input.timeMs) }),
          value: price(value, decimals),
        }
      case 'close':
        return {
          label: t('positions.lotsText', { lots: trimLots(input.lots) }),
          value: price(value, decimals),
        }
      case 'spread':
        return { label: t('contracts.infoSpread'), value }
      case 'lots':
        return { label: t('positions.lotsOrdered'), value: trimLots(value) }
      case 'lotsLeft':
        return { label: t('positions.lotsLeft'), value: trimLots(value) }
      case 'contractSize':
        return { label: t('contracts.infoSize'), value }
      case 'openPrice':
        return { label: t('positions.openPrice'), value: price(value, decimals) }
      case 'leverage':
        return { label: t('positions.leverage'), value: `×${value}` }
      case 'feeRate':
        return { label: t('positions.feeRate'), value: percent(value) }
      default:
        return { label: t(`positions.${kind}`), value: money(value) }
    }
  }
  const { inputs, result } = explanation
  return [
    ...inputs.map((input, place) => ({ id: `${place}`, ...rowOf(input) })),
    {
      ...{ id: 'result', label: t(FEES.has(figure) ? 'positions.charged' : 'positions.workedOut') },
      weight: 'strong',
      value: PRICES.has(figure) ? price(result, decimals) : money(result),
    },
  ]
}

function formulaOf({ figure, order, isInverse }: ExplainedFigureProps): TextKey {
  const isLong = order.direction === 'long'
  switch (figure) {
    case 'openPrice':
    case 'closePrice':
      return isLong ? 'positions.priceFormulaLong' : 'positions.priceFormulaShort'
    case 'profit':
      return isInverse ? 'positions.profitFormulaInverse' : 'positions.profitFormula'
    case 'openingFee':
    case 'closingFee':
      return 'positions.feeFormula'
    default:
      return `positions.${figure}Formula`
  }
}

const RULES: Readonly<Record<Figure, string>> = {
  openPrice: 'TR-2.4',
  closePrice: 'TR-2.4',
  margin: 'TR-4',
  profit: 'TR-4',
  openingFee: 'TR-4',
  closingFee: 'TR-4',
  overnight: 'TR-4.4',
  liquidation: 'TR-4.9',
}

const PRICES: ReadonlySet<Figure> = new Set(['openPrice', 'closePrice', 'liquidation'])

/** What was charged follows from a VIP discount that the order does not name. */
const FEES: ReadonlySet<Figure> = new Set(['openingFee', 'closingFee'])

export function isExplained(id: string): id is Figure {
  return Object.hasOwn(RULES, id)
}

function isWorkedOut(figure: Figure): figure is ContractFigure {
  return figure !== 'overnight' && figure !== 'liquidation'
}
