// Asking again or declining: reasons per field of the closed list, words to the customer, and a
// note for staff apart from them.

import {
  IDENTITY_FIELDS,
  IDENTITY_REASONS,
  type IdentityReason,
} from '@fairtick/wire/identity-rules'
import { Box, Checkbox, FormControlLabel, FormGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import type { IdentityCase } from '../identity-case.ts'
import { FIELD_NAMES, REASON_NAMES } from '../identity-words.ts'
import { useDecision } from '../use-decision.ts'

type IdentityReasonsDialogProps = {
  readonly found: IdentityCase
  readonly call: 'askIdentityAgain' | 'failIdentity'
  readonly onClose: () => void
}

const TEXTS = {
  askIdentityAgain: {
    title: 'Ask again?',
    confirm: 'Ask again',
    done: 'Asked again; the customer is told',
    meaning: 'Only the fields that you mark are asked for; what was right stays.',
  },
  failIdentity: {
    title: 'Decline this identity?',
    confirm: 'Decline',
    done: 'Declined; the customer is told',
    meaning: 'It is declined for good. The customer can appeal once, to another reviewer.',
  },
} as const

const WORDS_MAX = 500

export function IdentityReasonsDialog({ found, call, onClose }: IdentityReasonsDialogProps) {
  const [reasons, setReasons] = useState<readonly IdentityReason[]>([])
  const [comment, setComment] = useState('')
  const [note, setNote] = useState('')
  const texts = TEXTS[call]
  const command = useDecision(call, texts.done)
  const confirm = async (proof: string) => {
    const body = {
      ...{ id: found.id, reasons: [...reasons] },
      ...(comment.trim() !== '' && { comment: comment.trim() }),
      ...(note.trim() !== '' && { note: note.trim() }),
    }
    if ((await command.run(body, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={texts.confirm}
      tone="danger"
      missing={reasons.length === 0 ? 'Mark at least one reason.' : undefined}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      {texts.meaning}
      <ReasonChoices chosen={reasons} onChange={setReasons} />
      <TextField
        label="Comment to the customer"
        helperText="The customer reads it as it stands."
        multiline
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        slotProps={{ htmlInput: { maxLength: WORDS_MAX, lang: found.customer.language } }}
      />
      <TextField
        label="Note for staff"
        helperText="No customer reads it."
        multiline
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: WORDS_MAX } }}
      />
    </ConfirmDialog>
  )
}

type ReasonChoicesProps = {
  readonly chosen: readonly IdentityReason[]
  readonly onChange: (reasons: readonly IdentityReason[]) => void
}

function ReasonChoices({ chosen, onChange }: ReasonChoicesProps) {
  const isChosen = ({ field, code }: IdentityReason) =>
    chosen.some((one) => one.field === field && one.code === code)
  const toggle = (reason: IdentityReason) =>
    onChange(
      isChosen(reason)
        ? chosen.filter(({ field, code }) => field !== reason.field || code !== reason.code)
        : [...chosen, reason],
    )
  return (
    <>
      {IDENTITY_FIELDS.map((field) => (
        <Box
          key={field}
          component="fieldset"
          sx={{ m: 0, px: 1.5, border: '1px solid', borderColor: 'divider' }}
        >
          <legend>{FIELD_NAMES[field]}</legend>
          <FormGroup row>
            {IDENTITY_REASONS[field].map((code) => (
              <FormControlLabel
                key={code}
                control={
                  <Checkbox
                    checked={isChosen({ field, code })}
                    onChange={() => toggle({ field, code })}
                  />
                }
                label={REASON_NAMES[code]}
              />
            ))}
          </FormGroup>
        </Box>
      ))}
    </>
  )
}
