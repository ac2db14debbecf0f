// Deciding about an application to lead: approve it, reject it with a reason, or stop who leads.

import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DecisionBar } from '../../parts/decision-bar.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { type LeaderCase, REJECT_NAMES, STOP_NAMES } from './leader-case.ts'
import { FailDialog } from './parts/fail-dialog.tsx'
import { percentText } from './percent-text.ts'
import { useDecision } from './use-decision.ts'

type Props = { readonly found: LeaderCase }

export function LeaderDecision({ found }: Props) {
  const [asked, setAsked] = useState<'approve' | 'reject' | 'stop'>()
  const mayDecide = useMe().permissions.includes('leaders.review')
  const isOpen = found.status === 'pending'
  if (!mayDecide || !(isOpen || found.isLeading)) return null
  const close = () => setAsked(undefined)
  const isMissing = found.eligibility.some(({ isMet }) => !isMet)
  const approve = {
    label: 'Approve',
    shortcut: 'a',
    blocker: isMissing ? 'something that is asked for is missing.' : undefined,
    onPress: () => setAsked('approve'),
  } as const
  const reject = {
    label: 'Reject',
    shortcut: 'f',
    tone: 'danger',
    onPress: () => setAsked('reject'),
  } as const
  const stop = { label: 'Stop leading', tone: 'danger', onPress: () => setAsked('stop') } as const
  return (
    <Section title="Decision">
      <DecisionBar buttons={isOpen ? [approve, reject] : [stop]} />
      {asked === 'approve' && <ApproveDialog found={found} onClose={close} />}
      {asked === 'reject' && <RejectDialog found={found} onClose={close} />}
      {asked === 'stop' && <StopDialog found={found} onClose={close} />}
    </Section>
  )
}

type DialogProps = Props & { readonly onClose: () => void }

function ApproveDialog({ found, onClose }: DialogProps) {
  const command = useDecision('approveLeader', 'They lead now')
  const confirm = async (proof: string) => {
    if ((await command.run({ id: found.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title="Let them lead?"
      confirm="Let them lead"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      Others can copy their orders as “{found.name}” for {percentText(found.profitShare)} of what
      they gain. Follows that run keep the share under which they began. No figure is set by this:
      all of them are worked out from trades.
    </ConfirmDialog>
  )
}

function RejectDialog({ found, onClose }: DialogProps) {
  const command = useDecision('rejectLeader', 'Rejected; the customer is told why')
  return (
    <FailDialog
      title="Reject it?"
      meaning="They do not lead on these terms, and can apply again."
      names={REJECT_NAMES}
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

function StopDialog({ found, onClose }: DialogProps) {
  const command = useDecision('stopLeader', 'They lead no more; the customer is told why', 'stay')
  return (
    <FailDialog
      title="Stop their leading?"
      meaning={`Nothing new is copied by their ${found.followers} followers. What is open is closed as they close it, and they stay in the list, marked.`}
      names={STOP_NAMES}
      failures={found.stops}
      language={found.customer.language}
      command={{
        ...command,
        run: (reason, proven) => command.run({ id: found.id, reason }, proven),
      }}
      onClose={onClose}
    />
  )
}
