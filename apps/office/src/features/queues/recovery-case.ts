// Help with a lost account as its page reads it, and what its parts are called.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { LostThing, RecoveryReason, RecoveryStatus } from '@fairtick/wire/recovery-rules'
import type { Tone } from '../../parts/status-chip.tsx'

export type RecoveryCase = AdminCallResult<'recoveryCase'>

type Status = { readonly label: string; readonly tone: Tone }

export const RECOVERY_STATUSES: Readonly<Record<RecoveryStatus, Status>> = orUnknown(
  {
    pending: { label: 'to be reviewed', tone: 'busy' },
    approved: { label: 'approved, waiting', tone: 'busy' },
    declined: { label: 'declined', tone: 'bad' },
    stopped: { label: 'stopped by the customer', tone: 'bad' },
    replaced: { label: 'replaced by a newer one', tone: 'plain' },
    expired: { label: 'ran out', tone: 'plain' },
    done: { label: 'set anew by the customer', tone: 'good' },
  },
  { label: 'unknown', tone: 'plain' },
)

export const LOST_NAMES: Readonly<Record<LostThing, string>> = orUnknown(
  {
    email: 'mail address',
    password: 'login password',
    phone: 'phone number',
    factor: 'second factor',
    fund_password: 'fund password',
  },
  'unknown',
)

export const RECOVERY_REASON_NAMES: Readonly<Record<RecoveryReason, string>> = orUnknown(
  {
    not_proven: 'It is not proven to be theirs',
    picture_unclear: 'The pictures cannot be read',
    document_differs: 'The document is somebody else’s',
    other_way: 'They can do it themselves in the app',
  },
  'Unknown',
)

export function lostText(lost: readonly LostThing[]): string {
  return lost.map((thing) => LOST_NAMES[thing]).join(', ')
}
