// Every figure of an order.

import { DefinitionList } from '@fairtick/ui/definition-list'
import { SectionHeader } from '@fairtick/ui/section-header'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { durationText } from '../../../platform/duration-text.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { ResultFigures } from '../../options/public.ts'

export type OptionFiguresProps = { order: WireOption; decimals: number }

export function OptionFigures({ order, decimals }: OptionFiguresProps) {
  const t = useText()
  const { percent, fullTime } = useFormats()
  return (
    <>
      <SectionHeader title={t('orders.figures')} className="-mt-2" />
      <ResultFigures option={order} decimals={decimals} />
      <DefinitionList
        spacing="dense"
        rows={[
          { id: 'duration', label: t('orders.duration'), value: durationText(order.duration, t) },
          { id: 'rate', label: t('orders.payoutRate'), value: percent(order.payoutRate) },
          { id: 'time', label: t('orders.orderTime'), value: fullTime(order.orderTime) },
        ]}
      />
    </>
  )
}
