// Deciding about a lost account: approve it as one of two, or decline it with a reason.

import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DecisionBar } from '../../parts/decision-bar.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { secondApprovalBlocker } from './decision-blockers.ts'
import { FailDialog } from './parts/fail-dialog.tsx'
import { TwoPeopleNotice } from './parts/two-people-notice.tsx'
import { lostText, RECOVERY_REASON_NAMES, type RecoveryCase } from './recovery-case.ts'
import { useDecision } from './use-decision.ts'

type Props = { readonly found: RecoveryCase }

export function RecoveryDecision({ found }: Props) {
  const [asked, setAsked] = useState<'approve' | 'decline'>()
  const me = useMe()
  const isOpen = found.status === 'pending' || found.status === 'approved'
  if (!isOpen || !me.permissions.includes('recoveries.review')) return null
  const close = () => setAsked(undefined)
  const approve = {
    label: found.firstApprovedBy === null ? 'Approve as first' : 'Approve as second',
    shortcut: 'a',
    blocker: secondApprovalBlocker(found, me.id),
    onPress: () => setAsked('approve'),
  } as const
  return (
    <Section title="Decision">
      {found.status === 'pending' && <TwoPeopleNotice found={found} second="begins the wait" />}
      <DecisionBar
        buttons={[
          ...(found.status === 'pending' ? [approve] : []),
          { label: 'Decline', shortcut: 'f', tone: 'danger', onPress: () => setAsked('decline') },
        ]}
      />
      {asked === 'approve' && <ApproveDialog found={found} onClose={close} />}
      {asked === 'decline' && <DeclineDialog found={found} onClose={close} />}
    </Section>
  )
}

type DialogProps = Props & { readonly onClose: () => void }

function ApproveDialog({ found, onClose }: DialogProps) {
  const isFirst = found.firstApprovedBy === null
  const done = isFirst
    ? 'Approved as the first of two'
    : 'Approved; the customer is told at every contact'
  const command = useDecision('approveRecovery', done)
  const confirm = async (proof: string) => {
    if ((await command.run({ id: found.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={isFirst ? 'Approve as the first of two?' : 'Let it go on?'}
      confirm={isFirst ? 'Approve as first' : 'Begin the wait'}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      After {found.holdHours} hours a link goes to {found.contact}. With it that person, and nobody
      here, sets anew: {lostText(found.lost)}. Until then the customer is told at every contact that
      is known and can stop it.
      {isFirst && <div>Nothing begins until a second person approves it as well.</div>}
    </ConfirmDialog>
  )
}

function DeclineDialog({ found, onClose }: DialogProps) {
  const command = useDecision('declineRecovery', 'Declined; who asked is told why')
  return (
    <FailDialog
      title="Decline it?"
      meaning="Nothing changes on the account. The reason goes to the address that was proved."
      names={RECOVERY_REASON_NAMES}
      failures={found.failures}
      language={found.customer.language}
      command={{
        ...command,
        run: (reason, proven) => command.run({ id: found.id, reason }, proven),
      }}
      onClose={onClose}
    />
  )
}
