// Asking for a change: what differs, for how long it is announced, and why.

import type { AdminCallInput } from '@fairtick/wire/admin/api-contract'
import { ANNOUNCED_KINDS, NOTICE_HOURS } from '@fairtick/wire/admin/change-kinds'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useCommand } from '../../platform/use-command.ts'
import { DifferencesTable } from './differences-table.tsx'

export type RequestedChange = AdminCallInput<'requestChange'>['body']['change']

type RequestChangeDialogProps = {
  readonly title: string
  readonly before: unknown
  readonly after: unknown
  /** The change with the hours of its notice, where it is announced. */
  readonly changeOf: (noticeHours: number) => RequestedChange
  readonly onClose: () => void
}

export function RequestChangeDialog({
  title,
  before,
  after,
  changeOf,
  onClose,
}: RequestChangeDialogProps) {
  const [hours, setHours] = useState(String(NOTICE_HOURS.usual))
  const [note, setNote] = useState('')
  const command = useCommand('requestChange', 'Asked; somebody else has to approve it')
  const navigate = useNavigate()
  // No other way of writing a number: 1e2 are not a hundred hours.
  const noticeHours = /^[0-9]+$/.test(hours) ? Number(hours) : Number.NaN
  const change = changeOf(noticeHours)
  const isAnnounced = ANNOUNCED_KINDS.includes(change.kind)
  const areHoursRight =
    Number.isInteger(noticeHours) &&
    noticeHours >= NOTICE_HOURS.min &&
    noticeHours <= NOTICE_HOURS.max
  const confirm = async (proof: string) => {
    const asked = await command.run({ change, note }, { proof })
    if (asked !== undefined) navigate(`/changes/${asked.id}`)
  }
  return (
    <ConfirmDialog
      title={title}
      confirm="Ask for it"
      missing={isAnnounced && !areHoursRight ? HOURS_MISSING : undefined}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <DifferencesTable {...{ before, after }} />
      {isAnnounced && (
        <TextField
          label="Notice, hours"
          value={hours}
          onChange={(event) => setHours(event.target.value)}
          helperText="Every customer is told at the approval; it acts so many hours later."
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
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

const HOURS_MISSING = `The notice is ${NOTICE_HOURS.min} to ${NOTICE_HOURS.max} hours.`
