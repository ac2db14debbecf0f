// One change of a bank account: as it is and as it is to be, side by side.

import { useParams } from 'react-admin'
import { useFresh } from '../../live/use-fresh.ts'
import { useQueue } from '../../live/use-queues.ts'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import type { BankChangeCase } from './bank-change-case.ts'
import { BankChangeDecision } from './bank-change-decision.tsx'
import { BankChangeWarnings, BankComparison } from './bank-change-facts.tsx'
import { CaseColumns } from './parts/case-columns.tsx'
import { CaseCustomer } from './parts/case-customer.tsx'
import { CasePage } from './parts/case-page.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimNotice } from './parts/claim-notice.tsx'
import { LiveChip } from './parts/live-chip.tsx'
import { BANK_STATUSES } from './queue-words.ts'
import { CASE_SPACING_MS } from './read-spacing.ts'
import { useClaim } from './use-claim.ts'

export function BankChangePage() {
  const { id = '' } = useParams()
  const reading = useRead('bankChangeCase', { query: { id } })
  const found = reading.data
  const isOpen = found?.status === 'pending'
  const mayDecide = useMe().permissions.includes('bank_changes.review')
  const version = useQueue('bank_change')?.version
  useFresh(isOpen ? version : undefined, CASE_SPACING_MS, reading.readAgain)
  useClaim({ queue: 'bank_change', id, isMine: isOpen && mayDecide })
  return (
    <CasePage
      title="Change of a bank account"
      subtitle={
        <>
          <IdText id={id} /> {found && <Chips chips={[BANK_STATUSES[found.status]]} none="" />}{' '}
          <LiveChip />
        </>
      }
      area="bank-changes"
      shown={id}
      listLabel="Bank changes"
      mayDecide={mayDecide}
    >
      {/* By its id: a dialog that is open is never about the next case. */}
      <Loaded reading={reading}>{(one) => <Case key={id} found={one} />}</Loaded>
    </CasePage>
  )
}

function Case({ found }: { readonly found: BankChangeCase }) {
  return (
    <>
      {found.status === 'pending' && (
        <ClaimNotice queue="bank_change" id={found.id} read={found.claim} />
      )}
      <CaseColumns
        evidence={
          <Section title="Account">
            <BankComparison found={found} />
          </Section>
        }
      >
        <BankChangeWarnings found={found} />
        <BankChangeDecision found={found} />
        <CaseCustomer customer={found.customer} />
      </CaseColumns>
    </>
  )
}
