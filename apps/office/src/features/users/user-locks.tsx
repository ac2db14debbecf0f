// What is locked of a customer, why and by whom; setting and lifting a flag.

import type { LockReason } from '@fairtick/wire/admin/lock-flags'
import { LOCK_FLAGS, LOCK_REASONS, type LockFlag } from '@fairtick/wire/admin/lock-flags'
import { Alert, Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-admin'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { IdText } from '../../parts/id-text.tsx'
import { LOCK_NAMES } from '../../parts/lock-names.ts'
import { Section } from '../../parts/section.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { listPath } from '../../platform/list-path.ts'
import { useMe } from '../../platform/session.ts'
import { useCommand } from '../../platform/use-command.ts'
import type { Customer } from './customer.ts'
import { LOCK_MEANINGS, REASON_NAMES } from './lock-words.ts'

export function UserLocks({ customer }: { readonly customer: Customer }) {
  const { permissions } = useMe()
  const mayLock = permissions.includes('users.lock')
  const mayReadLinks = permissions.includes('links.read')
  const [asked, setAsked] = useState<LockFlag>()
  const lockOf = (flag: LockFlag) => customer.locks.find((lock) => lock.flag === flag)
  const close = () => setAsked(undefined)
  return (
    <Section
      title="Locks"
      actions={
        mayReadLinks && (
          <Button component={Link} to={listPath('links', { user: customer.id })}>
            Linked accounts
          </Button>
        )
      }
    >
      <Box component="ul" sx={LIST}>
        {LOCK_FLAGS.map((flag) => {
          const lock = lockOf(flag)
          return (
            <Box component="li" key={flag} sx={ROW}>
              <Box sx={{ flex: '1 1 160px' }}>
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                  <strong>{LOCK_NAMES[flag]}</strong>
                  <StatusChip
                    tone={lock ? 'warn' : 'good'}
                    label={lock ? 'locked' : 'not locked'}
                  />
                </Box>
                {lock && <LockOrigin lock={lock} />}
              </Box>
              {mayLock && (
                <Button
                  color={lock ? 'primary' : 'error'}
                  aria-label={`${lock ? 'Unlock' : 'Lock'} ${LOCK_NAMES[flag].toLowerCase()}`}
                  onClick={() => setAsked(flag)}
                >
                  {lock ? 'Unlock' : 'Lock'}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
      {customer.sharesBreak && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          Trading and deposits are closed: an account linked to this one is on a break.
        </Alert>
      )}
      {asked && !lockOf(asked) && <LockDialog id={customer.id} flag={asked} onClose={close} />}
      {asked && lockOf(asked) && <UnlockDialog id={customer.id} flag={asked} onClose={close} />}
    </Section>
  )
}

function LockOrigin({ lock }: { readonly lock: Customer['locks'][number] }) {
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {REASON_NAMES[lock.reason]} · <TimeText ms={lock.time} /> · by <IdText id={lock.lockedBy} />
    </Box>
  )
}

type LockDialogProps = {
  readonly id: string
  readonly flag: LockFlag
  readonly onClose: () => void
}

function LockDialog({ id, flag, onClose }: LockDialogProps) {
  const [reason, setReason] = useState<LockReason>()
  const command = useCommand('lockUser', `${LOCK_NAMES[flag]} locked`)
  const confirm = async (proof: string) => {
    if (reason && (await command.run({ id, flag, reason }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={`Lock ${LOCK_NAMES[flag].toLowerCase()}?`}
      confirm="Lock"
      tone="danger"
      missing={reason === undefined ? 'Choose a reason: the customer is told it.' : undefined}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      {LOCK_MEANINGS[flag]}
      <TextField
        select
        label="Reason"
        value={reason ?? ''}
        onChange={(event) => setReason(event.target.value as LockReason)}
      >
        {LOCK_REASONS.map((one) => (
          <MenuItem key={one} value={one}>
            {REASON_NAMES[one]}
          </MenuItem>
        ))}
      </TextField>
    </ConfirmDialog>
  )
}

function UnlockDialog({ id, flag, onClose }: LockDialogProps) {
  const command = useCommand('unlockUser', `${LOCK_NAMES[flag]} unlocked`)
  const confirm = async (proof: string) => {
    if ((await command.run({ id, flag }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={`Unlock ${LOCK_NAMES[flag].toLowerCase()}?`}
      confirm="Unlock"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <div>The lock ends at once. Who set it is not asked; the audit log has both.</div>
    </ConfirmDialog>
  )
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }
const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }
