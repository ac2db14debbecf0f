// How far a request for money is: an icon and a word, never colour alone.

import { Badge, type BadgeProps } from '@fairtick/ui/badge'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { Ban, CircleCheck, CircleHelp, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { type TextKey, useText } from './i18n.ts'

/** Of deposits, withdrawals and reviewed changes alike. */
export type ReviewStatus = 'pending' | 'success' | 'failed' | 'cancelled'

export function StatusBadge({ status }: { status: ReviewStatus }) {
  const t = useText()
  const { tone, Icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {t(STATUS_WORDS[status])}
    </Badge>
  )
}

type StatusLook = { tone: BadgeProps['tone']; Icon: LucideIcon }

const LOOKS: Readonly<Record<ReviewStatus, StatusLook>> = orUnknown(
  {
    pending: { tone: 'primary', Icon: Clock },
    success: { tone: 'success', Icon: CircleCheck },
    failed: { tone: 'danger', Icon: CircleX },
    cancelled: { tone: 'neutral', Icon: Ban },
  },
  { tone: 'neutral', Icon: CircleHelp },
)

/** For filters, in the order of a life. */
export const STATUS_WORDS: Readonly<Record<ReviewStatus, TextKey>> = orUnknown(
  {
    pending: 'wallet.statusPending',
    success: 'wallet.statusSuccess',
    failed: 'wallet.statusFailed',
    cancelled: 'wallet.statusCancelled',
  },
  'shell.unknown',
)
