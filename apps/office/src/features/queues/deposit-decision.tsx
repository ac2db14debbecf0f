// Deciding a deposit: approve it, alone or as one of two, or fail it with a reason.

import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DecisionBar } from '../../parts/decision-bar.tsx'
import { moneyText, sentText } from '../../parts/money-text.ts'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { LEFT_OVER, secondApprovalBlocker } from './decision-blockers.ts'
import type { DepositCase } from './deposit-case.ts'
import { FailDialog } from './parts/fail-dialog.tsx'
import { TwoPeopleNotice } from './parts/two-people-notice.tsx'
import { DEPOSIT_REASONS } from './queue-words.ts'
import { useDecision } from './use-decision.ts'

export function DepositDecision({ found }: { readonly found: DepositCase }) {
  const [asked, setAsked] = useState<'approve' | 'fail'>()
  const me = useMe()
  const { deposit } = found
  if (deposit.status !== 'pending' || deposit.approvedTime !== null) return null
  if (!me.permissions.includes('deposits.review')) return null
  const close = () => setAsked(undefined)
  return (
    <Section title="Decision">
      {found.needsTwo && !found.isLeftOver && <TwoPeople found={found} />}
      <DecisionBar
        buttons={[
          {
            label: 'Approve',
            shortcut: 'a',
            blocker: approvalBlocker(found, me.id),
            onPress: () => setAsked('approve'),
          },
          { label: 'Fail', shortcut: 'f', tone: 'danger', onPress: () => setAsked('fail') },
        ]}
      />
      {asked === 'approve' && <ApproveDialog found={found} onClose={close} />}
      {asked === 'fail' && <DepositFailDialog found={found} onClose={close} />}
    </Section>
  )
}

function approvalBlocker(found: DepositCase, me: string) {
  if (found.isLeftOver) return LEFT_OVER
  if (found.wouldCredit === null) return 'its way of paying in is not offered any more.'
  return secondApprovalBlocker(found, me)
}

function TwoPeople({ found }: { readonly found: DepositCase }) {
  const most = moneyText(found.onePersonMax)
  const [byMe, toAccount] = [found.creditedAlone.byMe, found.creditedAlone.toAccount].map(moneyText)
  return (
    <TwoPeopleNotice found={found} second="brings the credit">
      It needs two people: one person alone credits at most {most} USD in 24 hours, in all and to
      one account. Credited alone in the last 24 hours: {byMe} USD by you, {toAccount} USD to this
      account.
    </TwoPeopleNotice>
  )
}

type DialogProps = { readonly found: DepositCase; readonly onClose: () => void }

function ApproveDialog({ found, onClose }: DialogProps) {
  const { deposit, wouldCredit, method, needsTwo, firstApprovedBy } = found
  const isFirst = needsTwo && firstApprovedBy === null
  const command = useDecision(
    'approveDeposit',
    isFirst ? 'Approved as the first of two' : 'Approved',
  )
  const confirm = async (proof: string) => {
    const body = { id: deposit.id, ...(wouldCredit !== null && { credit: wouldCredit }) }
    if ((await command.run(body, { proof })) !== undefined) onClose()
  }
  const credit = `${moneyText(wouldCredit ?? '0')} USD`
  return (
    <ConfirmDialog
      title={isFirst ? 'Approve as the first of two?' : `Credit ${credit}?`}
      confirm={isFirst ? 'Approve as first' : `Credit ${credit}`}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <div>
        {sentText(deposit)} × {method?.rateToUsd} = <strong>{credit}</strong>
      </div>
      <div>
        The rate is the one of this way of paying in at the moment of the approval. Nobody types it
        in, and what is credited cannot be taken back here.
      </div>
      {isFirst && <div>Nothing is credited until a second person approves it as well.</div>}
    </ConfirmDialog>
  )
}

const FAILED =
  'Nothing is credited. The customer is told the reason and can correct and resubmit it.'
const ENDED = 'Nothing is credited. The customer is told that it was practice money.'

function DepositFailDialog({ found, onClose }: DialogProps) {
  const { deposit, failures, customer } = found
  const command = useDecision('failDeposit', 'Failed; the customer is told why')
  return (
    <FailDialog
      title="Fail this deposit?"
      meaning={found.isLeftOver ? ENDED : FAILED}
      names={DEPOSIT_REASONS}
      failures={failures}
      language={customer.language}
      command={{
        ...command,
        run: (reason, proven) => command.run({ id: deposit.id, reason }, proven),
      }}
      onClose={onClose}
    />
  )
}
