// The tables of ticks and the calculation step by step: there for who wants them.

import { Card } from '@fairtick/ui/card'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n.ts'

export function ProofFold({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <details className="group flex flex-col">
      <summary className="list-none rounded-md [&::-webkit-details-marker]:hidden">
        <Card className="flex min-h-13 items-center justify-between gap-3">
          <span className="text-body font-semibold">{t('orders.proof')}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-text3 transition-transform duration-160 group-open:rotate-180"
          />
        </Card>
      </summary>
      <div className="flex flex-col gap-3 pt-3">{children}</div>
    </details>
  )
}
