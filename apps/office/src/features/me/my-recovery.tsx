// An admin's own recovery secret: since when there is one, and how to make another.

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { RecoverySecret } from '../../parts/recovery-secret.tsx'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useCommand } from '../../platform/use-command.ts'
import { useRead } from '../../platform/use-read.ts'

export function MyRecovery() {
  const reading = useRead('myRecovery')
  const [isMaking, setMaking] = useState(false)
  return (
    <Section
      title="Recovery secret"
      actions={<Button onClick={() => setMaking(true)}>Make a recovery secret</Button>}
    >
      <Loaded reading={reading}>
        {({ madeTime }) =>
          madeTime === null ? (
            <Alert severity="warning">
              You have none. Without those of two admins nobody opens the office again when its
              admins are lost.
            </Alert>
          ) : (
            <span>
              Made <TimeText ms={madeTime} />. It is shown to nobody again.
            </span>
          )
        }
      </Loaded>
      {isMaking && <MakeDialog onClose={() => setMaking(false)} />}
    </Section>
  )
}

function MakeDialog({ onClose }: { readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string>()
  const command = useCommand('renewMyRecovery', 'Recovery secret made')
  if (secret !== undefined) return <MadeDialog {...{ secret, onClose }} />
  const confirm = async (proof: string) => {
    setSecret((await command.run({}, { proof }))?.recoverySecret)
  }
  return (
    <ConfirmDialog
      title="Make a recovery secret?"
      confirm="Make it"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      One that you have counts no more from then on. It is shown to you once.
    </ConfirmDialog>
  )
}

type MadeDialogProps = { readonly secret: string; readonly onClose: () => void }

function MadeDialog({ secret, onClose }: MadeDialogProps) {
  return (
    <Dialog open aria-labelledby="recovery" fullWidth>
      <DialogTitle id="recovery">Your recovery secret</DialogTitle>
      <DialogContent>
        <RecoverySecret secret={secret} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I have written it down
        </Button>
      </DialogActions>
    </Dialog>
  )
}
