// One withdrawal: where it goes and how its amounts came about; review, then payment by another.

import { orUnknown } from '@fairtick/wire/or-unknown'
import { useParams } from 'react-admin'
import { useFresh } from '../../live/use-fresh.ts'
import { useQueue } from '../../live/use-queues.ts'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { moneyText } from '../../parts/money-text.ts'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import { CaseColumns } from './parts/case-columns.tsx'
import { CaseCustomer } from './parts/case-customer.tsx'
import { CasePage } from './parts/case-page.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimNotice } from './parts/claim-notice.tsx'
import { LiveChip } from './parts/live-chip.tsx'
import { Movements } from './parts/movements.tsx'
import { Timeline } from './parts/timeline.tsx'
import { WITHDRAWAL_REASONS, withdrawalStatus } from './queue-words.ts'
import { CASE_SPACING_MS } from './read-spacing.ts'
import { useClaim } from './use-claim.ts'
import type { WithdrawalCase } from './withdrawal-case.ts'
import { WithdrawalDecision } from './withdrawal-decision.tsx'
import { WithdrawalAmounts, WithdrawalTarget, WithdrawalWarnings } from './withdrawal-facts.tsx'

export function WithdrawalPage() {
  const { id = '' } = useParams()
  const reading = useRead('withdrawalCase', { query: { id } })
  const found = reading.data
  const isOpen = found?.withdrawal.status === 'pending'
  const mayDecide = useMe().permissions.includes('withdrawals.review')
  const version = useQueue('withdrawal')?.version
  useFresh(isOpen ? version : undefined, CASE_SPACING_MS, reading.readAgain)
  useClaim({ queue: 'withdrawal', id, isMine: isOpen && mayDecide })
  return (
    <CasePage
      title={found ? `Withdrawal of ${moneyText(found.withdrawal.amount)} USD` : 'Withdrawal'}
      subtitle={
        <>
          <IdText id={id} />{' '}
          {found && <Chips chips={[withdrawalStatus(found.withdrawal)]} none="" />} <LiveChip />
        </>
      }
      area="withdrawals"
      shown={id}
      lane={found?.withdrawal.approvedTime == null ? 'pending' : 'approved'}
      listLabel="Withdrawals"
      mayDecide={mayDecide}
    >
      {/* By its id: a dialog that is open is never about the next case. */}
      <Loaded reading={reading}>{(one) => <Case key={id} found={one} />}</Loaded>
    </CasePage>
  )
}

function Case({ found }: { readonly found: WithdrawalCase }) {
  const { withdrawal, claim, customer } = found
  return (
    <>
      {withdrawal.status === 'pending' && (
        <ClaimNotice queue="withdrawal" id={withdrawal.id} read={claim} />
      )}
      <CaseColumns
        evidence={
          <>
            <WithdrawalTarget found={found} />
            <WithdrawalAmounts found={found} />
          </>
        }
      >
        <WithdrawalWarnings found={found} />
        <WithdrawalDecision found={found} />
        <CaseCustomer customer={customer} />
        <Section title="What happened">
          <Timeline moments={momentsOf(found)} />
        </Section>
      </CaseColumns>
      <Movements deposits={found.deposits} withdrawals={found.history} caseId={withdrawal.id} />
    </>
  )
}

function momentsOf({
  withdrawal,
  approvedBy,
  paidBy,
  failedBy,
  reference,
  staffNames,
}: WithdrawalCase) {
  const nameOf = (id: string | null) => (id === null ? undefined : (staffNames[id] ?? id))
  const { status, reason } = withdrawal
  const ends = orUnknown(
    {
      pending: 'Ended',
      success: reference === null ? 'Paid' : `Paid under ${reference}`,
      failed: `Failed: ${reason === null ? '' : WITHDRAWAL_REASONS[reason]}`,
      cancelled: 'Cancelled by the customer',
    },
    'Ended: unknown',
  )
  return [
    { time: withdrawal.submitTime, what: 'Submitted', who: 'the customer' },
    { time: withdrawal.approvedTime, what: 'Approved', who: nameOf(approvedBy) },
    { time: withdrawal.endTime, what: ends[status], who: nameOf(paidBy ?? failedBy) },
  ]
}
