// The questions before a member's sessions, factor or account are ended.

import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useCommand } from '../../platform/use-command.ts'
import type { Member } from './member.ts'
import { needsTwo } from './member-rules.ts'

export type MemberDialogProps = { readonly member: Member; readonly onClose: () => void }

const ASKED = 'Asked: another person has to approve it'

export function EndSessionsDialog({ member, onClose }: MemberDialogProps) {
  const isAsked = needsTwo('sessions', member)
  const command = useCommand('endStaffSessions', isAsked ? ASKED : 'Sessions ended')
  const confirm = async (proof: string) => {
    if ((await command.run({ id: member.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={`End all sessions of ${member.name}?`}
      confirm={isAsked ? 'Ask for it' : 'End sessions'}
      tone="danger"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      {isAsked && <TwoPeople name={member.name} />}
      <span>They end everywhere. Signing in again stays possible.</span>
    </ConfirmDialog>
  )
}

export function ResetFactorDialog({ member, onClose }: MemberDialogProps) {
  const command = useCommand('resetFactor', ASKED)
  const confirm = async (proof: string) => {
    if ((await command.run({ id: member.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={`Reset the authenticator app of ${member.name}?`}
      confirm="Ask for it"
      tone="danger"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <TwoPeople name={member.name} />
      <span>
        It can be approved after an hour, in which {member.name} can refuse. Then the old app stops
        working, all sessions end, and a one-time secret is mailed to {member.name}, who sets up a
        new app with it and the own password. Be sure that it is really {member.name} who asks.
      </span>
    </ConfirmDialog>
  )
}

export function DeactivateDialog({ member, onClose }: MemberDialogProps) {
  const isAsked = needsTwo('deactivate', member)
  const command = useCommand('deactivateStaff', isAsked ? ASKED : `${member.name} deactivated`)
  const confirm = async (proof: string) => {
    if ((await command.run({ id: member.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={`Deactivate ${member.name}?`}
      confirm={isAsked ? 'Ask for it' : 'Deactivate for good'}
      tone="danger"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      {isAsked && <TwoPeople name={member.name} />}
      <span>
        Sessions end at once, and this account never opens again. What {member.name} did stays in
        the audit log.
      </span>
    </ConfirmDialog>
  )
}

function TwoPeople({ name }: { readonly name: string }) {
  return <span>Another admin has to approve it, and {name} is told by mail at once.</span>
}
