// The state of an order or request: an icon and a word, so that colour is never the only sign.

import { Ban, CircleCheck, CircleHelp, CircleX, Clock, LoaderCircle } from 'lucide-react'
import { Badge, type Tone } from './badge.tsx'

export type Status = 'pending' | 'running' | 'done' | 'failed' | 'cancelled' | 'unknown'

export type StatusChipProps = { status: Status; label: string }

export function StatusChip({ status, label }: StatusChipProps) {
  const { tone, Icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  )
}

const LOOKS: Record<Status, { tone: Tone; Icon: typeof Clock }> = {
  pending: { tone: 'warn', Icon: Clock },
  running: { tone: 'primary', Icon: LoaderCircle },
  done: { tone: 'success', Icon: CircleCheck },
  failed: { tone: 'danger', Icon: CircleX },
  cancelled: { tone: 'neutral', Icon: Ban },
  unknown: { tone: 'neutral', Icon: CircleHelp },
}
