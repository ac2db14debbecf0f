// Asking for a correction of one account's cash; the customer sees it as a kind of its own.

import { ADJUSTMENT_REASONS, type AdjustmentReason } from '@fairtick/wire/admin/change-kinds'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useCommand } from '../../platform/use-command.ts'
import { REASON_NAMES } from './change-words.ts'

const AMOUNT = /^-?[0-9]{1,12}(\.[0-9]{1,6})?$/

export function AdjustmentDialog({ onClose }: { readonly onClose: () => void }) {
  const [accountId, setAccountId] = useState('')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState<AdjustmentReason>()
  const [note, setNote] = useState('')
  const command = useCommand('requestChange', 'Asked; somebody else has to approve it')
  const navigate = useNavigate()
  const confirm = async (proof: string) => {
    if (reason === undefined) return
    const change = { kind: 'adjustment', accountId: accountId.trim(), amount, reason } as const
    const asked = await command.run({ change, note }, { proof })
    if (asked !== undefined) navigate(`/changes/${asked.id}`)
  }
  return (
    <ConfirmDialog
      title="Adjust a balance?"
      confirm="Ask for it"
      missing={missingOf(accountId, amount, reason)}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <div>
        Moves cash between one account and the house’s adjustments, after a second person has
        approved it. The customer is told the amount and the reason. No more can be taken than they
        could withdraw.
      </div>
      <TextField
        label="Account id"
        value={accountId}
        onChange={(event) => setAccountId(event.target.value)}
        helperText="On the customer’s page, under Accounts."
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 64 } }}
      />
      <TextField
        label="Amount, USD"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        helperText="With a minus in front: taken from the customer."
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <TextField
        select
        label="Reason"
        value={reason ?? ''}
        onChange={(event) => setReason(event.target.value as AdjustmentReason)}
      >
        {ADJUSTMENT_REASONS.map((one) => (
          <MenuItem key={one} value={one}>
            {REASON_NAMES[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Why"
        helperText="For the second person, and for whoever checks later."
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ConfirmDialog>
  )
}

function missingOf(
  accountId: string,
  amount: string,
  reason: AdjustmentReason | undefined,
): string | undefined {
  if (accountId.trim() === '') return 'Name the account.'
  if (!AMOUNT.test(amount) || Number(amount) === 0) return 'Type an amount, at most 6 decimals.'
  return reason === undefined ? 'Choose a reason: the customer is told it.' : undefined
}
