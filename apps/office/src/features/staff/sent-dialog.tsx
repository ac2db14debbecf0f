// Where the secret of an invitation went: to whoever was invited, and to nobody else.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { TimeText } from '../../parts/time-text.tsx'

type SentDialogProps = {
  readonly made: AdminCallResult<'inviteStaff'>
  readonly email: string
  readonly onClose: () => void
}

export function SentDialog({ made, email, onClose }: SentDialogProps) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="sent" fullWidth>
      <DialogTitle id="sent">Invitation for {email}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <span>
          A mail with a one-time secret is for {email} alone. It works once, until{' '}
          <TimeText ms={made.expiresTime} />.
        </span>
        {!made.isMailed && (
          <Alert severity="warning">
            There is no mail server here: the mail is a file in the folder “mail” of the data
            folder. Whoever runs the machine hands it over.
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
