// On a case: that somebody else looks at it too, or that the others see me here.

import type { LiveQueue } from '@fairtick/wire/admin/live-queues'
import { Alert } from '@mui/material'
import { StableSlot } from '../../../parts/stable-slot.tsx'
import { useMe } from '../../../platform/session.ts'
import { type Claim, useClaimOf } from './claim-text.tsx'

type ClaimNoticeProps = {
  readonly queue: LiveQueue
  readonly id: string
  readonly read: Claim | null
}

/** There from the first moment on: what it comes to say moves no button. */
export function ClaimNotice({ queue, id, read }: ClaimNoticeProps) {
  const me = useMe()
  const claim = useClaimOf(queue, id, read)
  const other = claim === undefined || claim.staffId === me.id ? undefined : claim.name
  const shown = claim === undefined ? 'nobody' : other === undefined ? 'me' : 'other'
  const texts = {
    nobody: 'Nobody else is looking at this case.',
    me: 'You are looking at this case. Everybody else sees that.',
    other: (
      <>
        {/* With a line of its own the length of the name makes no other height. */}
        {other ?? 'Somebody'} is looking at this case too.
        <br />
        Whoever decides first decides it: ask before you do.
      </>
    ),
  }
  return (
    <Alert severity={shown === 'other' ? 'warning' : 'info'} role="status" sx={{ mb: 2 }}>
      <StableSlot shown={shown} of={texts} />
    </Alert>
  )
}
