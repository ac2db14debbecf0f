// When it is paid out: the running or next window in both clocks, what is left, one's place.

import { Card } from '@fairtick/ui/card'
import { Clock } from 'lucide-react'
import { countdownText } from '../../../platform/duration-text.ts'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { type WindowSpan, windowTimes } from '../window-times.ts'
import type { Terms } from '../withdrawal-form.ts'

export type WindowCardProps = {
  terms: Pick<Terms, 'window' | 'windowMode' | 'queueLength'>
  /** Of the server. */
  nowMs: number
}

export function WindowCard({ terms, nowMs }: WindowCardProps) {
  const t = useText()
  const { window, windowMode, queueLength } = terms
  const { operator, own } = windowTimes(window, useLanguage())
  const isOpen = nowMs >= window.opensAt && nowMs < window.closesAt
  const left = countdownText((isOpen ? window.closesAt : window.opensAt) - nowMs, t)
  const when = t(isOpen ? 'withdraw.windowCloses' : 'withdraw.windowOpens', { left })
  const place = t('withdraw.placeAhead', { place: queueLength + 1 })
  const spanValues = ({ day, from, to, zone }: WindowSpan) => ({ day, from, to, zone })
  return (
    <Card className="flex items-start gap-3">
      <Clock aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
      <div className="min-w-0 flex-1">
        <p className="text-dense font-semibold">
          {t(
            isOpen
              ? 'withdraw.windowNow'
              : windowMode === 'queue'
                ? 'withdraw.windowNext'
                : 'withdraw.windowRefused',
          )}
        </p>
        <p className="tabular text-body font-semibold">
          {t('withdraw.windowSpan', spanValues(operator))}
        </p>
        {own && (
          <p className="tabular text-dense text-text2">
            {t('withdraw.windowOwn', spanValues(own))}
          </p>
        )}
        <p className="tabular pt-1 text-dense text-text2" role="timer" aria-live="off">
          {when} · {place}
        </p>
      </div>
    </Card>
  )
}
