// In the menu: how many cases of a queue wait for somebody.

import type { LiveQueue } from '@fairtick/wire/admin/live-queues'
import { Box } from '@mui/material'
import { useQueue } from '../../../live/use-queues.ts'

const MOST = 99

/** `toPay`: also those that are approved and wait for their payment, or for a second person. */
function WaitingBadge({ queue, toPay }: { readonly queue: LiveQueue; readonly toPay?: true }) {
  const state = useQueue(queue)
  const count = (state?.pending ?? 0) + (toPay ? (state?.approved ?? 0) : 0)
  if (count === 0) return null
  return (
    <Box component="span" sx={BADGE} aria-label={`${count} waiting`} role="img">
      {count > MOST ? `${MOST}+` : count}
    </Box>
  )
}

export const DepositBadge = () => <WaitingBadge queue="deposit" />
export const WithdrawalBadge = () => <WaitingBadge queue="withdrawal" toPay />
export const BankChangeBadge = () => <WaitingBadge queue="bank_change" />
export const ChatBadge = () => <WaitingBadge queue="chat" />
export const AccountLinkBadge = () => <WaitingBadge queue="account_link" toPay />
export const IdentityBadge = () => <WaitingBadge queue="identity" />
export const LeaderBadge = () => <WaitingBadge queue="leader" />
export const SignalBadge = () => <WaitingBadge queue="signal" />
export const ChangeBadge = () => <WaitingBadge queue="change" />
export const RequestBadge = () => <WaitingBadge queue="role_request" />
export const RecoveryBadge = () => <WaitingBadge queue="recovery" />

const BADGE = {
  minWidth: 24,
  px: 0.75,
  borderRadius: 3,
  textAlign: 'center',
  fontSize: '0.75rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
}
