// That the device came to the same result as the server, with the ticks that decided it.

import { Banner } from '@fairtick/ui/banner'
import { Card } from '@fairtick/ui/card'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n.ts'
import type { Verdict } from './verdict.ts'

export type VerdictCardProps = { verdict: Verdict; children: ReactNode }

export function VerdictCard({ verdict, children }: VerdictCardProps) {
  const t = useText()
  if (verdict === 'unchecked') return null
  if (verdict === 'differs') {
    return (
      <Banner tone="danger" look="card" live="none">
        {t('orders.differs')}
      </Banner>
    )
  }
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="flex items-center gap-2 text-body font-semibold text-success">
          <BadgeCheck aria-hidden="true" className="size-5 shrink-0" />
          {t('orders.verified')}
        </h2>
        <p className="pt-0.5 text-caption text-text2">{t('orders.verifiedText')}</p>
      </div>
      {children}
    </Card>
  )
}
