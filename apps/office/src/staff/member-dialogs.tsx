// The questions before a member's sessions, factor or account are ended.

import type { AdminCallResult } from '@fairtick/wire/admin/contract'
import { useState } from 'react'
import { ActDialog } from '../parts/act-dialog.tsx'
import { useAct } from '../platform/use-act.ts'
import { SecretDialog } from './secret-dialog.tsx'
import type { Member } from './staff-page.tsx'

export type MemberDialogProps = { readonly member: Member; readonly onClose: () => void }

export function EndSessionsDialog({ member, onClose }: MemberDialogProps) {
  const act = useAct('endStaffSessions', 'Sessions ended')
  const confirm = async () => {
    if ((await act.run({ id: member.id })) !== undefined) onClose()
  }
  return (
    <ActDialog
      title={`End all sessions of ${member.name}?`}
      confirm="End sessions"
      tone="danger"
      {...{ act, onClose }}
      onConfirm={() => void confirm()}
    >
      They end at once, everywhere. Signing in again stays possible.
    </ActDialog>
  )
}

export function ResetFactorDialog({ member, onClose }: MemberDialogProps) {
  const [made, setMade] = useState<AdminCallResult<'resetFactor'>>()
  const act = useAct('resetFactor', 'Authenticator app reset')
  if (made !== undefined) return <SecretDialog made={made} name={member.name} onClose={onClose} />
  return (
    <ActDialog
      title={`Reset the authenticator app of ${member.name}?`}
      confirm="Reset"
      tone="danger"
      {...{ act, onClose }}
      onConfirm={() => void act.run({ id: member.id }).then(setMade)}
    >
      The old app stops working and all sessions end. With the one-time secret that you get next and
      the own password a new app is set up. Be sure that it is really {member.name} who asks.
    </ActDialog>
  )
}

export function DeactivateDialog({ member, onClose }: MemberDialogProps) {
  const act = useAct('deactivateStaff', `${member.name} deactivated`)
  const confirm = async () => {
    if ((await act.run({ id: member.id })) !== undefined) onClose()
  }
  return (
    <ActDialog
      title={`Deactivate ${member.name}?`}
      confirm="Deactivate for good"
      tone="danger"
      {...{ act, onClose }}
      onConfirm={() => void confirm()}
    >
      Sessions end at once, and this account never opens again. What {member.name} did stays in the
      audit log.
    </ActDialog>
  )
}
