// Roles that somebody asked for on one's behalf; the second admin accepts theirs alone.

import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Section } from '../../parts/section.tsx'
import { useCommand } from '../../platform/use-command.ts'
import { useRead } from '../../platform/use-read.ts'
import { RequestFacts, type RoleRequest } from '../requests/public.ts'

export function MyRequests() {
  const { data } = useRead('myRequests')
  const [accepted, setAccepted] = useState<RoleRequest>()
  if (data === undefined || data.requests.length === 0) return null
  return (
    <Section title="Asked for you">
      {data.requests.map((request) => (
        <div key={request.id}>
          <RequestFacts request={request} />
          {data.mayAccept ? (
            <Button variant="contained" onClick={() => setAccepted(request)} sx={{ mt: 1 }}>
              Accept
            </Button>
          ) : (
            <Alert severity="info" sx={{ mt: 1 }}>
              Another admin has to approve it.
            </Alert>
          )}
        </div>
      ))}
      {accepted && <AcceptDialog request={accepted} onClose={() => setAccepted(undefined)} />}
    </Section>
  )
}

type AcceptDialogProps = { readonly request: RoleRequest; readonly onClose: () => void }

function AcceptDialog({ request: { id, hash, after }, onClose }: AcceptDialogProps) {
  const command = useCommand('acceptRoles', 'Accepted: sign in again')
  const logOut = useLogout()
  const confirm = async (proof: string) => {
    // New roles begin with a new session.
    if ((await command.run({ id, hash }, { proof })) !== undefined) await logOut({}, '/login')
  }
  return (
    <ConfirmDialog
      title="Accept these roles?"
      confirm="Accept"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <span>
        Afterwards you have: {after.join(', ') || 'no role'}. You can accept this yourself because
        there is no second admin yet. All your sessions end; sign in again then.
      </span>
    </ConfirmDialog>
  )
}
