// A one-time secret, shown this once, to be handed over.

import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material'
import { useState } from 'react'
import { TimeText } from '../../parts/time-text.tsx'

type SecretDialogProps = {
  readonly made: { readonly secret: string; readonly expiresTime: number }
  readonly name: string
  readonly onClose: () => void
}

export function SecretDialog({ made, name, onClose }: SecretDialogProps) {
  const [copied, setCopied] = useState<'copied' | 'not copied'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.secret)
      setCopied('copied')
    } catch {
      // Refused, or a page without TLS, which has no clipboard.
      setCopied('not copied')
    }
  }
  return (
    <Dialog open aria-labelledby="secret" fullWidth>
      <DialogTitle id="secret">One-time secret for {name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">It is shown only now. Nobody can read it again.</Alert>
        <Box component="code" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
          {made.secret}
        </Box>
        <span>
          Give it to {name} yourself: whoever has it can take this place up. It works once, at “I
          have a one-time secret”, until <TimeText ms={made.expiresTime} />.
        </span>
        <span role="status">
          {copied === 'copied' && 'Copied.'}
          {copied === 'not copied' && 'It could not be copied: mark it and copy it by hand.'}
        </span>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
