// Approving with a code, rejecting, or taking back a change that waits.

import { CHANGE_PERMISSIONS } from '@fairtick/wire/admin/change-kinds'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DecisionBar } from '../../parts/decision-bar.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { useCommand } from '../../platform/use-command.ts'
import { type Change, hoursText } from './change-record.ts'
import { DifferencesTable } from './differences-table.tsx'

export function ChangeDecision({ change }: { readonly change: Change }) {
  const [asked, setAsked] = useState<'approve' | 'reject' | 'withdraw'>()
  const me = useMe()
  if (change.status !== 'pending') return null
  const close = () => setAsked(undefined)
  const isMine = change.requestedBy === me.id
  const isAllowed = me.permissions.includes(CHANGE_PERMISSIONS[change.kind])
  const blocker = isAllowed ? undefined : 'none of your roles decides about it.'
  const own = 'you asked for it yourself. Somebody else has to decide.'
  return (
    <Section title="Decision">
      <DecisionBar
        buttons={
          isMine
            ? [
                { label: 'Approve', blocker: own, onPress: close },
                { label: 'Take back', tone: 'danger', onPress: () => setAsked('withdraw') },
              ]
            : [
                { label: 'Approve', blocker, onPress: () => setAsked('approve') },
                { label: 'Reject', tone: 'danger', blocker, onPress: () => setAsked('reject') },
              ]
        }
      />
      {asked === 'approve' && <ApproveDialog {...{ change }} onClose={close} />}
      {asked === 'reject' && <EndDialog {...{ change, how: 'reject' }} onClose={close} />}
      {asked === 'withdraw' && <EndDialog {...{ change, how: 'withdraw' }} onClose={close} />}
    </Section>
  )
}

type DialogProps = { readonly change: Change; readonly onClose: () => void }

function ApproveDialog({ change, onClose }: DialogProps) {
  const { id, hash, noticeHours } = change
  const command = useCommand('approveChange', 'Approved')
  const confirm = async (proof: string) => {
    if ((await command.run({ id, hash }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title="Approve exactly this?"
      confirm="Approve"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <DifferencesTable before={change.before} after={change.after} />
      <div>
        {noticeHours === null
          ? 'It acts at once.'
          : `Every customer is told now; it acts ${hoursText(noticeHours)} later, on later orders only.`}
      </div>
    </ConfirmDialog>
  )
}

const ENDS = {
  reject: {
    call: 'rejectChange',
    title: 'Reject this change?',
    confirm: 'Reject',
    done: 'Rejected',
    meaning: 'Nothing changes. Whoever asked can ask again.',
  },
  withdraw: {
    call: 'withdrawChange',
    title: 'Take this change back?',
    confirm: 'Take back',
    done: 'Taken back',
    meaning: 'Nothing changes, and nobody decides about it any more.',
  },
} as const

function EndDialog({ change, how, onClose }: DialogProps & { readonly how: keyof typeof ENDS }) {
  const { call, title, confirm: label, done, meaning } = ENDS[how]
  const command = useCommand(call, done)
  const confirm = async (proof: string) => {
    if ((await command.run({ id: change.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      {...{ title, command, onClose }}
      confirm={label}
      tone="danger"
      onConfirm={(proof) => void confirm(proof)}
    >
      {meaning}
    </ConfirmDialog>
  )
}
