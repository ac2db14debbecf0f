// A question before something is done: what it means, what it needs, what came of it.

import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
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
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Closing it is the caller's, when the command worked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { command, missing, onConfirm, onClose } = props
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing === undefined && !command.isRunning) onConfirm()
  }
  return (
    <Dialog open onClose={command.isRunning ? undefined : onClose} aria-labelledby={id} fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{props.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {props.children}
          <ProblemAlert problem={command.problem} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
          {missing !== undefined && <Box sx={MISSING}>{missing}</Box>}
          <Button onClick={onClose} disabled={command.isRunning}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={props.tone === 'danger' ? 'error' : 'primary'}
            disabled={missing !== undefined || command.isRunning}
          >
            {command.isRunning ? 'Working …' : props.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const MISSING = { flex: { xs: '1 0 100%', sm: '1 1 auto' }, color: 'text.secondary' }
