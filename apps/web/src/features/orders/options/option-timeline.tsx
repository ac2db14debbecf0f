// The timeline of an option: each step with its time, price and tick.

import { SectionHeader } from '@fairtick/ui/section-header'
import { Timeline } from '@fairtick/ui/timeline'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { OptionDetail } from '../shared/order-detail.ts'

export type OptionTimelineProps = {
  order: WireOption
  timeline: OptionDetail['timeline']
  decimals: number
}

export function OptionTimeline({ order, timeline, decimals }: OptionTimelineProps) {
  const t = useText()
  const { fullTime, price, count } = useFormats()
  const steps = timeline.map((step) => ({
    title: t(step.what === 'bought' ? 'orders.stepBought' : 'orders.stepSettled'),
    time: fullTime(step.time),
    detail: t('orders.stepDetail', { price: price(step.price, decimals), seq: count(step.seq) }),
    state: 'done' as const,
  }))
  const ahead = {
    title: t('orders.stepExpiry'),
    time: fullTime(order.expiryTime),
    state: 'current' as const,
  }
  return (
    <>
      <SectionHeader title={t('orders.course')} className="-mt-2" />
      <Timeline
        label={t('orders.course')}
        steps={order.status === 'trading' ? [...steps, ahead] : steps}
      />
    </>
  )
}
