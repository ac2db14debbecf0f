// The questions before a member's sessions, factor or account are ended.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useCommand } from '../../platform/use-command.ts'
import type { Member } from './member.ts'
import { SecretDialog } from './secret-dialog.tsx'

export type MemberDialogProps = { readonly member: Member; readonly onClose: () => void }

export function EndSessionsDialog({ member, onClose }: MemberDialogProps) {
  const command = useCommand('endStaffSessions', 'Sessions ended')
  const confirm = async (proof: string) => {
    if ((await command.run({ id: member.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={`End all sessions of ${member.name}?`}
      confirm="End sessions"
      tone="danger"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      They end at once, everywhere. Signing in again stays possible.
    </ConfirmDialog>
  )
}

export function ResetFactorDialog({ member, onClose }: MemberDialogProps) {
  const [made, setMade] = useState<AdminCallResult<'resetFactor'>>()
  const command = useCommand('resetFactor', 'Authenticator app reset')
  if (made !== undefined) return <SecretDialog made={made} name={member.name} onClose={onClose} />
  return (
    <ConfirmDialog
      title={`Reset the authenticator app of ${member.name}?`}
      confirm="Reset"
      tone="danger"
      {...{ command, onClose }}
      onConfirm={(proof) => void command.run({ id: member.id }, { proof }).then(setMade)}
    >
      The old app stops working and all sessions end. With the one-time secret that you get next and
      the own password a new app is set up. Be sure that it is really {member.name} who asks.
    </ConfirmDialog>
  )
}

export function DeactivateDialog({ member, onClose }: MemberDialogProps) {
  const command = useCommand('deactivateStaff', `${member.name} deactivated`)
  const confirm = async (proof: string) => {
    if ((await command.run({ id: member.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={`Deactivate ${member.name}?`}
      confirm="Deactivate for good"
      tone="danger"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      Sessions end at once, and this account never opens again. What {member.name} did stays in the
      audit log.
    </ConfirmDialog>
  )
}
