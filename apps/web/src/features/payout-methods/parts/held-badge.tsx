// From when a new target can be withdrawn to.

import { Badge } from '@fairtick/ui/badge'
import { Clock } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'

export function HeldBadge({ untilMs }: { untilMs: number }) {
  const t = useText()
  const { dateTime } = useFormats()
  return (
    <Badge tone="warn" icon={<Clock />}>
      {t('payout.heldUntil', { time: dateTime(untilMs) })}
    </Badge>
  )
}
