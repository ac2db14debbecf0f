// Every figure of a contract, its fees split by what they were for.

import { addMoney, formatMoney, subtractMoney, sumMoney } from '@fairtick/core/numbers/money'
import { DefinitionList, type DefinitionRow } from '@fairtick/ui/definition-list'
import { SectionHeader } from '@fairtick/ui/section-header'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useLivePosition } from '../../../live/use-live-figures.ts'
import { FeeAmount } from '../../../platform/fee-amount.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { type Say, useText } from '../../../platform/i18n.ts'
import { readMoney } from '../../../platform/read-money.ts'
import { explainInfo } from '../../../shell/explanation/explain-info.tsx'
import { asChange, netResultOf, trimLots } from '../../contracts/public.ts'
import { shownPriceOf, useLiquidationText } from '../../order-ticket/public.ts'
import type { ContractFigure, Explanations } from './explain-contract.ts'

export type ContractFiguresProps = {
  order: WireContract
  decimals: number
  explanations: Explanations
}

export function ContractFigures({ order, decimals, explanations }: ContractFiguresProps) {
  const t = useText()
  const rows = [...useTerms(order, decimals), ...useMoney(order)]
  return (
    <>
      <SectionHeader title={t('orders.figures')} className="-mt-2" />
      <DefinitionList
        spacing="dense"
        rows={rows.map((row) => ({ ...row, info: infoOf(row, explanations, t) }))}
      />
    </>
  )
}

function infoOf({ id, label }: DefinitionRow, explanations: Explanations, t: Say) {
  const explanation = explanations[id as ContractFigure]
  if (explanation === undefined) return undefined
  const name = t('positions.explain', { name: String(label) })
  return explainInfo(name, explanation.formula, () => explanation)
}

function useTerms(order: WireContract, decimals: number): readonly DefinitionRow[] {
  const t = useText()
  const { price } = useFormats()
  const live = useLivePosition(order.id)
  const liquidationText = useLiquidationText()
  const row = (id: string, label: string, text: string | null | undefined) =>
    text == null ? [] : [{ id, label, value: price(text, decimals) }]
  return [
    { id: 'lots', label: t('positions.lotsOrdered'), value: trimLots(order.lots) },
    ...(order.status === 'trading'
      ? [{ id: 'open', label: t('positions.lotsLeft'), value: trimLots(order.lotsOpen) }]
      : []),
    { id: 'leverage', label: t('positions.leverage'), value: `×${order.leverage}` },
    ...row('limit', t('positions.limitPrice'), order.delegatedPrice),
    ...row('shown', t('positions.shownPrice'), order.marketPrice ?? shownPriceOf(order.id)),
    ...row('openPrice', t('positions.openPrice'), order.openPrice),
    ...row('closePrice', t('positions.closePrice'), order.closePrice),
    ...row('takeProfit', t('positions.takeProfit'), order.takeProfit),
    ...row('stopLoss', t('positions.stopLoss'), order.stopLoss),
    ...(order.liquidationPrice === null
      ? []
      : [
          {
            id: 'liquidation',
            label: t('positions.liquidationPrice'),
            value: liquidationText(
              price(order.liquidationPrice, decimals),
              live?.liquidationSide,
              order.direction,
            ),
          },
        ]),
  ]
}

function useMoney(order: WireContract): readonly DefinitionRow[] {
  const t = useText()
  const { money, signedMoney, signedPercent } = useFormats()
  const { status, closes, profitRatio } = order
  if (status === 'cancelled') return []
  const margin = { id: 'margin', label: t('positions.margin'), value: money(order.margin) }
  if (status === 'pending') {
    const reserved = formatMoney(addMoney(readMoney(order.margin), readMoney(order.fee)))
    return [
      { id: 'reserved', label: t('positions.reserved'), value: <FeeAmount text={reserved} /> },
    ]
  }
  const closing = sumMoney(closes.map(({ fee }) => readMoney(fee)))
  const opening = subtractMoney(readMoney(order.fee), closing)
  const ratio = profitRatio === null ? '' : ` (${signedPercent(profitRatio)})`
  const fee = (id: string, label: string, text: string) => ({
    id,
    label,
    value: <FeeAmount text={text} />,
  })
  return [
    ...(status === 'trading' ? [margin] : []),
    ...(closes.length === 0
      ? []
      : [
          {
            id: 'profit',
            label: t(status === 'trading' ? 'positions.profitSoFar' : 'positions.profit'),
            value: (
              <>
                <FeeAmount text={order.profit} sign="shown" />
                {ratio}
              </>
            ),
          },
        ]),
    fee('openingFee', t('positions.openingFee'), formatMoney(opening)),
    ...(closes.length === 0
      ? []
      : [fee('closingFee', t('positions.closingFee'), formatMoney(closing))]),
    {
      id: 'overnight',
      label: t('positions.overnight'),
      value: <FeeAmount text={asChange(order.overnightFee)} sign="shown" />,
    },
    ...(status === 'closed'
      ? [
          {
            id: 'net',
            label: t('positions.net'),
            value: signedMoney(netResultOf(order)),
            weight: 'total' as const,
          },
        ]
      : []),
  ]
}
