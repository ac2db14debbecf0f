// On a case: that somebody else looks at it too, or that the others see me here.

import type { LiveQueue } from '@fairtick/wire/admin/live-queues'
import { Alert } from '@mui/material'
import { useMe } from '../../platform/session.ts'
import { type Claim, useClaimOf } from './claim-text.tsx'

type ClaimNoticeProps = {
  readonly queue: LiveQueue
  readonly id: string
  readonly read: Claim | null
}

export function ClaimNotice({ queue, id, read }: ClaimNoticeProps) {
  const me = useMe()
  const claim = useClaimOf(queue, id, read)
  if (claim === undefined) return null
  const isMine = claim.staffId === me.id
  return (
    <Alert severity={isMine ? 'info' : 'warning'} role="status" sx={{ mb: 2 }}>
      {isMine
        ? 'You are looking at this case. Everybody else sees that.'
        : `${claim.name} is looking at this case too. Whoever decides first decides it: ask before you do.`}
    </Alert>
  )
}
