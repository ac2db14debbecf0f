// One order: result, timeline, every figure, and the recorded ticks that decided it.

import { ButtonLink } from '@fairtick/ui/button'
import { CopyButton } from '@fairtick/ui/copy-button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { useText } from '../../platform/i18n.ts'
import { isMissing } from '../../platform/is-missing.ts'
import { useSearchTexts } from '../../platform/navigation.ts'
import { hrefOf } from '../../platform/paths.ts'
import { MaybeInOtherAccount, OfOtherAccount, useOtherAccount } from '../../shell/other-account.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { AskLink } from '../chat/public.ts'
import { ReceiptActions } from '../receipts/public.ts'
import { ContractDetailView } from './contracts/contract-detail-view.tsx'
import { OptionDetailView } from './options/option-detail-view.tsx'

export function OrderDetailScreen() {
  const t = useText()
  const other = useOtherAccount()
  return (
    <Screen title={t('orders.detailTitle')}>
      {other === undefined ? <OrderDetail /> : <OfOtherAccount account={other} />}
    </Screen>
  )
}

function OrderDetail() {
  const t = useText()
  const id = useSearchTexts().id ?? ''
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['orderDetail', id],
    queryFn: () => call('orderDetail', { query: { id } }),
  })
  return (
    <div className="flex flex-col gap-3 px-gutter pt-2 pb-8">
      {isMissing(error) && <MissingOrder />}
      {error && !isMissing(error) && data === undefined && (
        <ProblemCard
          title={t('orders.detailFailed')}
          problem={error}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {data === undefined && !error && <SkeletonRows rows={6} label={t('shell.loading')} />}
      {data?.kind === 'option' && <OptionDetailView detail={data} />}
      {data?.kind === 'contract' && <ContractDetailView detail={data} />}
      {data && <ReceiptActions id={data.order.id} checkLabel={t('orders.checkTrade')} />}
      {data && <OrderNumber id={data.order.id} />}
      {data && <AskLink about={{ kind: data.kind, id: data.order.id }} />}
    </div>
  )
}

function MissingOrder() {
  const t = useText()
  return (
    <>
      <EmptyState
        action={
          <ButtonLink href={hrefOf('/pages/home/order')} tone="outline">
            {t('orders.toList')}
          </ButtonLink>
        }
      >
        {t('orders.notFound')}
      </EmptyState>
      <MaybeInOtherAccount />
    </>
  )
}

function OrderNumber({ id }: { id: string }) {
  const t = useText()
  return (
    <p className="flex items-center gap-2 px-1 text-caption text-text3">
      <span className="shrink-0">{t('orders.orderId')}</span>
      <span translate="no" className="min-w-0 truncate">
        {id}
      </span>
      <CopyButton text={id} label={t('orders.copyId')} copiedLabel={t('shell.copied')} />
    </p>
  )
}
