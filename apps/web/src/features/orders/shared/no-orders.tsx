// A live list that shows no orders: not read yet, not readable, or empty.

import { Banner } from '@fairtick/ui/banner'
import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n.ts'

export type NoOrdersProps = {
  state: 'unread' | 'read' | 'failed'
  onRetry: () => void
  icon: ReactNode
  /** Where one begins. */
  tradeHref: string
  children: ReactNode
}

export function NoOrders({ state, onRetry, icon, tradeHref, children }: NoOrdersProps) {
  const t = useText()
  if (state === 'unread') return <SkeletonRows rows={3} label={t('shell.loading')} />
  if (state === 'failed') {
    return (
      <Banner
        tone="danger"
        look="card"
        className="mt-3"
        action={{ label: t('shell.retry'), onClick: onRetry }}
      >
        {t('shell.couldNotLoad')}
      </Banner>
    )
  }
  return (
    <EmptyState icon={icon} action={<ButtonLink href={tradeHref}>{t('orders.trade')}</ButtonLink>}>
      {children}
    </EmptyState>
  )
}
