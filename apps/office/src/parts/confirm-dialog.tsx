// A question before something is done: what it means, what it needs, the second factor, what came
// of it.

import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { KeyRound } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useSecondFactor } from '../platform/use-second-factor.ts'
import { FactorInput } from './factor-input.tsx'
import { ProblemAlert } from './problem-alert.tsx'

type ConfirmDialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** On the button: the verb of what is done. */
  readonly confirm: string
  readonly tone?: 'danger'
  readonly command: { readonly isRunning: boolean; readonly problem: unknown }
  /** Why it cannot be confirmed yet; shown beside the button. */
  readonly missing?: string | undefined
  /** With a code of the app, or what a passkey was exchanged for. */
  readonly onConfirm: (proof: string) => void
  readonly onClose: () => void
}

/** Closing it is the caller's, when the command worked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { command, onConfirm, onClose } = props
  const id = useId()
  const factor = useSecondFactor(command)
  // Where nothing else is to be filled in, the code is all that is to be typed.
  const [isCodeFirst] = useState(props.missing === undefined)
  const missing = props.missing ?? factor.missing
  const isBusy = command.isRunning || factor.isAsking
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing === undefined && !isBusy) factor.prove(onConfirm)
  }
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{props.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {props.children}
          <FactorInput factor={factor} isFocused={isCodeFirst} />
          <ProblemAlert problem={command.problem} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
          {missing !== undefined && <Box sx={MISSING}>{missing}</Box>}
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={props.tone === 'danger' ? 'error' : 'primary'}
            disabled={missing !== undefined || isBusy}
            startIcon={factor.isPasskeyOffered && factor.code === '' && <KeyRound size={18} />}
          >
            {isBusy ? busyText(factor) : props.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function busyText({ isAsking }: { readonly isAsking: boolean }): string {
  return isAsking ? 'Waiting for your passkey …' : 'Working …'
}

const MISSING = { flex: { xs: '1 0 100%', sm: '1 1 auto' }, color: 'text.secondary' }
