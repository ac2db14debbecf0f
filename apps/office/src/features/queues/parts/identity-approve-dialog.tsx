// Verifying an identity: when its document ends, and a note for colleagues.

import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { serverClock } from '../../../platform/office-clock.ts'
import type { IdentityCase } from '../identity-case.ts'
import { useDecision } from '../use-decision.ts'

type IdentityApproveDialogProps = {
  readonly found: IdentityCase
  /** Of two. */
  readonly isFirst: boolean
  readonly onClose: () => void
}

export function IdentityApproveDialog({ found, isFirst, onClose }: IdentityApproveDialogProps) {
  const [lastDay, setLastDay] = useState('')
  const [isEndless, setEndless] = useState(false)
  const [note, setNote] = useState('')
  const command = useDecision(
    'approveIdentity',
    isFirst ? 'Approved as the first of two' : 'Verified; the customer is told',
  )
  const expires = isEndless ? null : Date.parse(lastDay)
  const confirm = async (proof: string) => {
    const body = { id: found.id, expires, ...(note.trim() !== '' && { note: note.trim() }) }
    if ((await command.run(body, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={isFirst ? 'Approve as the first of two?' : 'Verify this identity?'}
      confirm={isFirst ? 'Approve as first' : 'Verify'}
      missing={missingOf(expires)}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <div>
        {found.name} is the person of this account, the document is genuine and all of it can be
        read.
      </div>
      {isFirst && <div>Nothing is verified until a second person approves it as well.</div>}
      <TextField
        type="date"
        label="Last day of the document"
        value={lastDay}
        disabled={isEndless}
        onChange={(event) => setLastDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormControlLabel
        control={<Checkbox checked={isEndless} onChange={(_, checked) => setEndless(checked)} />}
        label="It has no last day"
      />
      <TextField
        label="Note for staff"
        helperText="No customer reads it."
        multiline
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
      />
    </ConfirmDialog>
  )
}

const NOTE_MAX = 500
const DAY_MS = 86_400_000

function missingOf(expires: number | null): string | undefined {
  if (expires === null) return undefined
  if (Number.isNaN(expires)) return 'Say when the document ends.'
  return expires + DAY_MS <= serverClock.nowMs()
    ? 'The document has ended: ask for another.'
    : undefined
}
