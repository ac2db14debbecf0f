// Every figure of an order, each with what it is made of.

import { DefinitionList } from '@fairtick/ui/definition-list'
import { SectionHeader } from '@fairtick/ui/section-header'
import type { WireOption } from '@fairtick/wire/socket/frames'
import type { ReactNode } from 'react'
import { durationText } from '../../../platform/duration-text.ts'
import { FeeAmount } from '../../../platform/fee-amount.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { explainInfo } from '../../../shell/explanation/explain-info.tsx'
import { ResultFigures } from '../../options/public.ts'
import type { OptionExplanations, OptionFigure } from './explain-option.ts'

export type OptionFiguresProps = {
  order: WireOption
  decimals: number
  explanations: OptionExplanations
}

export function OptionFigures({ order, decimals, explanations }: OptionFiguresProps) {
  const t = useText()
  const { percent, fullTime } = useFormats()
  const infoOf = (id: string, label: string) => {
    const explanation = explanations[id as OptionFigure]
    const name = t('positions.explain', { name: label })
    return explanation && explainInfo(name, explanation.formula, () => explanation)
  }
  const row = (id: string, label: string, value: ReactNode) => ({
    ...{ id, label, value },
    info: infoOf(id, label),
  })
  const signed = (text = '0') => <FeeAmount text={text} sign="shown" />
  return (
    <>
      <SectionHeader title={t('orders.figures')} className="-mt-2" />
      <ResultFigures option={order} decimals={decimals} infoOf={infoOf} />
      <DefinitionList
        spacing="dense"
        rows={[
          row('duration', t('orders.duration'), durationText(order.duration, t)),
          row('rate', t('orders.payoutRate'), percent(order.payoutRate)),
          order.profit === null
            ? row('payout', t('explain.payoutIfRight'), signed(explanations.payout?.result?.value))
            : row('result', t('positions.profit'), signed(order.profit)),
          row('time', t('orders.orderTime'), fullTime(order.orderTime)),
        ]}
      />
    </>
  )
}
