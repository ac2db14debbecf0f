// Whether a reward has been paid or waits for the payroll, as icon and word.

import { Badge } from '@fairtick/ui/badge'
import { CircleCheck, Clock } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'

export function PayState({ state }: { state: 'paid' | 'pending' }) {
  const t = useText()
  return state === 'paid' ? (
    <Badge tone="success" icon={<CircleCheck />}>
      {t('team.paid')}
    </Badge>
  ) : (
    <Badge tone="warn" icon={<Clock />}>
      {t('team.pending')}
    </Badge>
  )
}
