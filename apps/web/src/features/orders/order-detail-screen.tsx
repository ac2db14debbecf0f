// One order: result, course, every figure, and the recorded ticks that decided it.

import { Card } from '@fairtick/ui/card'
import { CopyButton } from '@fairtick/ui/copy-button'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ProblemCard } from '../../app/problem-card.tsx'
import { Screen } from '../../app/screen.tsx'
import { useInstrument } from '../../live/instruments.ts'
import { call } from '../../platform/client-instance.ts'
import { useText } from '../../platform/i18n.ts'
import { useSearchTexts } from '../../platform/navigation.ts'
import type { OrderDetail } from './order-detail.ts'
import { OrderCourse } from './parts/order-course.tsx'
import { OrderFigures } from './parts/order-figures.tsx'
import { OrderHead } from './parts/order-head.tsx'
import { OrderTicks } from './parts/order-ticks.tsx'
import { RecomputeNote } from './parts/recompute-note.tsx'

export function OrderDetailScreen() {
  const t = useText()
  const id = useSearchTexts().id ?? ''
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['options', 'detail', id],
    queryFn: () => call('orderDetail', { query: { id } }),
  })
  return (
    <Screen title={t('orders.detailTitle')}>
      <div className="flex flex-col gap-3 px-gutter pt-2 pb-8">
        {error && data === undefined && (
          <ProblemCard
            title={t('orders.detailFailed')}
            problem={error}
            onRetry={refetch}
            busy={isFetching}
          />
        )}
        {data === undefined && !error && <SkeletonRows rows={6} label={t('shell.loading')} />}
        {data && <Detail detail={data} />}
      </div>
    </Screen>
  )
}

function Detail({ detail }: { detail: OrderDetail }) {
  const t = useText()
  const { order, timeline, ticks } = detail
  const instrument = useInstrument(order.symbol)
  const decimals = instrument?.priceDecimals ?? decimalsOf(order.strike)
  return (
    <>
      <OrderHead order={order} instrument={instrument} />
      <Card>
        <OrderCourse order={order} timeline={timeline} decimals={decimals} />
      </Card>
      <Card>
        <OrderFigures order={order} decimals={decimals} />
      </Card>
      <OrderTicks order={order} ticks={ticks} decimals={decimals} />
      {order.status === 'closed' && <RecomputeNote option={order} decimals={decimals} />}
      <p className="flex items-center gap-2 px-1 text-caption text-text3">
        <span className="shrink-0">{t('orders.orderId')}</span>
        <span translate="no" className="min-w-0 truncate">
          {order.id}
        </span>
        <CopyButton text={order.id} label={t('orders.copyId')} copiedLabel={t('shell.copied')} />
      </p>
    </>
  )
}

/** Until the instrument is known, as many decimals as the strike has. */
function decimalsOf(price: string): number {
  return price.split('.')[1]?.length ?? 0
}
