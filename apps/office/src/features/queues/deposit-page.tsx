// One deposit: its voucher on the one side; facts, decision and history on the other.

import { orUnknown } from '@fairtick/wire/or-unknown'
import { useParams } from 'react-admin'
import { useFresh } from '../../live/use-fresh.ts'
import { useQueue } from '../../live/use-queues.ts'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { moneyText, sentText } from '../../parts/money-text.ts'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import type { DepositCase } from './deposit-case.ts'
import { DepositDecision } from './deposit-decision.tsx'
import { DepositFacts, DepositWarnings } from './deposit-facts.tsx'
import { CaseColumns } from './parts/case-columns.tsx'
import { CaseCustomer } from './parts/case-customer.tsx'
import { CasePage } from './parts/case-page.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimNotice } from './parts/claim-notice.tsx'
import { LiveChip } from './parts/live-chip.tsx'
import { Movements } from './parts/movements.tsx'
import { Timeline } from './parts/timeline.tsx'
import { VoucherViewer } from './parts/voucher-viewer.tsx'
import { DEPOSIT_REASONS, depositStatus } from './queue-words.ts'
import { CASE_SPACING_MS } from './read-spacing.ts'
import { useClaim } from './use-claim.ts'

export function DepositPage() {
  const { id = '' } = useParams()
  const reading = useRead('depositCase', { query: { id } })
  const found = reading.data
  const isOpen = found !== undefined && isUndecided(found)
  const mayDecide = useMe().permissions.includes('deposits.review')
  const version = useQueue('deposit')?.version
  // Once approved it still waits to be credited, which nobody here does.
  const isEnded = found !== undefined && found.deposit.status !== 'pending'
  useFresh(isEnded ? undefined : version, CASE_SPACING_MS, reading.readAgain)
  useClaim({ queue: 'deposit', id, isMine: isOpen && mayDecide })
  return (
    <CasePage
      title={found ? titleOf(found) : 'Deposit'}
      subtitle={<Subtitle id={id} found={found} />}
      area="deposits"
      shown={id}
      listLabel="Deposits"
      mayDecide={mayDecide}
    >
      {/* By its id: a dialog that is open is never about the next case. */}
      <Loaded reading={reading}>{(deposit) => <Case key={id} found={deposit} />}</Loaded>
    </CasePage>
  )
}

function Case({ found }: { readonly found: DepositCase }) {
  const { deposit, claim, customer } = found
  return (
    <>
      {isUndecided(found) && <ClaimNotice queue="deposit" id={deposit.id} read={claim} />}
      <CaseColumns
        evidence={
          <Section title="Voucher">
            <VoucherViewer depositId={deposit.id} />
          </Section>
        }
      >
        <DepositWarnings found={found} />
        <DepositDecision found={found} />
        <DepositFacts found={found} />
        <CaseCustomer customer={customer} />
        <Section title="What happened">
          <Timeline moments={momentsOf(found)} />
        </Section>
      </CaseColumns>
      <Movements deposits={found.history} withdrawals={found.withdrawals} caseId={deposit.id} />
    </>
  )
}

type SubtitleProps = { readonly id: string; readonly found: DepositCase | undefined }

function Subtitle({ id, found }: SubtitleProps) {
  return (
    <>
      <IdText id={id} /> {found && <Chips chips={[depositStatus(found.deposit)]} none="" />}{' '}
      <LiveChip />
    </>
  )
}

function titleOf({ deposit }: DepositCase): string {
  return `Deposit of ${sentText(deposit)}`
}

function isUndecided({ deposit }: DepositCase): boolean {
  return deposit.status === 'pending' && deposit.approvedTime === null
}

function momentsOf({
  deposit,
  firstApprovedBy,
  firstApprovedTime,
  reviewedBy,
  staffNames,
}: DepositCase) {
  const nameOf = (id: string | null) => (id === null ? undefined : (staffNames[id] ?? id))
  const { status, reason, endTime } = deposit
  const ends = orUnknown(
    {
      pending: 'Ended',
      success: `Credited ${moneyText(deposit.credited ?? '0')} USD`,
      failed: `Failed: ${reason === null ? '' : DEPOSIT_REASONS[reason]}`,
      cancelled: 'Cancelled by the customer',
    },
    'Ended: unknown',
  )
  const failedBy = status === 'failed' ? nameOf(reviewedBy) : undefined
  return [
    { time: deposit.submitTime, what: 'Submitted', who: 'the customer' },
    { time: firstApprovedTime, what: 'First of two approvals', who: nameOf(firstApprovedBy) },
    { time: deposit.approvedTime, what: 'Approved', who: nameOf(reviewedBy) },
    { time: endTime, what: ends[status], who: failedBy },
  ]
}
