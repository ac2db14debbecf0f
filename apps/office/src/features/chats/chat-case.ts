// One conversation as the staff see it, and the words for how it stands.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { Tone } from '../../parts/status-chip.tsx'

export type ChatCase = AdminCallResult<'chatCase'>
export type ChatMessage = ChatCase['messages'][number]
export type ChatEvent = ChatCase['events'][number]

type Status = ChatCase['status']

export const CHAT_STATUS_NAMES: Readonly<Record<Status, string>> = orUnknown(
  {
    open: 'waits for us',
    waiting_for_customer: 'answered',
    snoozed: 'put aside',
    resolved: 'resolved',
  },
  'unknown',
)

export const CHAT_STATUS_TONES: Readonly<Record<Status, Tone>> = orUnknown(
  { open: 'warn', waiting_for_customer: 'good', snoozed: 'plain', resolved: 'plain' },
  'plain',
)

export function minutesText(minutes: number | null): string {
  if (minutes === null) return '–'
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}
