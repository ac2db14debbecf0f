// Failing a case: a reason of the closed list, and the words that the customer will read.

import type { Proven } from '@fairtick/wire/admin/client'
import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { Kbd } from '../../../parts/kbd.tsx'

type Failure<Reason> = { readonly reason: Reason; readonly title: string; readonly text: string }

export type FailDialogProps<Reason extends string> = {
  readonly title: string
  /** What it does to the money. */
  readonly meaning: string
  readonly names: Readonly<Record<Reason, string>>
  readonly failures: readonly Failure<Reason>[]
  /** Of the customer, whose words are in it. */
  readonly language: string
  /** What those with another language read. */
  readonly others?: readonly {
    readonly language: string
    readonly failures: readonly Failure<Reason>[]
  }[]
  /** Of the button; without it: that the case fails. */
  readonly confirm?: string
  readonly command: {
    readonly isRunning: boolean
    readonly problem: unknown
    readonly run: (reason: Reason, proven: Proven) => Promise<unknown>
  }
  readonly onClose: () => void
}

export function FailDialog<Reason extends string>(props: FailDialogProps<Reason>) {
  const { names, failures, language, others = [], command, onClose } = props
  const [reason, setReason] = useState<Reason>()
  const label = useId()
  const preview = failures.find((one) => one.reason === reason)
  const confirm = async (proof: string) => {
    if (reason !== undefined && (await command.run(reason, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={props.title}
      confirm={props.confirm ?? 'Fail it'}
      tone="danger"
      missing={reason === undefined ? 'Choose a reason: the customer is told it.' : undefined}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      {props.meaning}
      <div>
        <Box id={label} sx={{ fontWeight: 600 }}>
          Why?
        </Box>
        <RadioGroup
          aria-labelledby={label}
          value={reason ?? ''}
          onChange={(event) => setReason(event.target.value as Reason)}
          onKeyDown={(event) => {
            const typed = failures[Number(event.key) - 1]
            if (typed !== undefined) setReason(typed.reason)
          }}
        >
          {failures.map((one, place) => (
            <FormControlLabel
              key={one.reason}
              value={one.reason}
              control={<Radio autoFocus={place === 0} />}
              label={
                <>
                  {names[one.reason]}
                  <Kbd name={String(place + 1)} />
                </>
              }
            />
          ))}
        </RadioGroup>
      </div>
      {preview && <Preview heading="The customer reads:" {...{ language, preview }} />}
      {others.map((other) => {
        const same = other.failures.find((one) => one.reason === reason)
        const name = LANGUAGE_NAMES.of(other.language) ?? other.language
        return (
          same && <Preview key={other.language} heading={`In ${name}:`} {...other} preview={same} />
        )
      })}
    </ConfirmDialog>
  )
}

type PreviewProps = {
  readonly heading: string
  readonly language: string
  readonly preview: Omit<Failure<string>, 'reason'>
}

function Preview({ heading, language, preview }: PreviewProps) {
  return (
    <Box component="figure" sx={PREVIEW}>
      <Box component="figcaption" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {heading}
      </Box>
      <Box lang={language} sx={{ fontWeight: 600 }}>
        {preview.title}
      </Box>
      <Box lang={language}>{preview.text}</Box>
    </Box>
  )
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

const PREVIEW = { m: 0, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }
