// Roles that somebody asked for on one's behalf; the second admin accepts his himself.

import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { ActDialog } from '../parts/act-dialog.tsx'
import { CodeInput, isCode } from '../parts/code-input.tsx'
import { Section } from '../parts/section.tsx'
import { useAct } from '../platform/use-act.ts'
import { useRead } from '../platform/use-read.ts'
import { RequestFacts } from '../requests/request-facts.tsx'
import type { RoleRequest } from '../requests/request-rules.ts'

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
  const [code, setCode] = useState('')
  const act = useAct('acceptRoles', 'Accepted: sign in again')
  const logOut = useLogout()
  const confirm = async () => {
    // New roles begin with a new session.
    if ((await act.run({ id, hash, code })) !== undefined) await logOut({}, '/login')
    else setCode('')
  }
  return (
    <ActDialog
      title="Accept these roles?"
      confirm="Accept"
      missing={isCode(code) ? undefined : 'A code is missing.'}
      {...{ act, onClose }}
      onConfirm={() => void confirm()}
    >
      <span>
        Afterwards you have: {after.join(', ') || 'no role'}. You can accept this yourself because
        there is no second admin yet. All your sessions end; sign in again then.
      </span>
      <CodeInput value={code} onChange={setCode} />
    </ActDialog>
  )
}
