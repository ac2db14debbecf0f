// One person who wants to lead, or leads: what followers would read, what is there, the decision.

import { useParams } from 'react-admin'
import { useFresh } from '../../live/use-fresh.ts'
import { useQueue } from '../../live/use-queues.ts'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import { LEADER_STATUSES, type LeaderCase } from './leader-case.ts'
import { LeaderDecision } from './leader-decision.tsx'
import {
  EarlierApplications,
  LeaderEligibility,
  LeaderFigures,
  LeaderTerms,
  LeaderWarnings,
} from './leader-facts.tsx'
import { CaseColumns } from './parts/case-columns.tsx'
import { CaseCustomer } from './parts/case-customer.tsx'
import { CasePage } from './parts/case-page.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimNotice } from './parts/claim-notice.tsx'
import { LiveChip } from './parts/live-chip.tsx'
import { CASE_SPACING_MS } from './read-spacing.ts'
import { useClaim } from './use-claim.ts'

export function LeaderPage() {
  const { id = '' } = useParams()
  const reading = useRead('leaderCase', { query: { id } })
  const found = reading.data
  const isOpen = found?.status === 'pending'
  const mayDecide = useMe().permissions.includes('leaders.review')
  const version = useQueue('leader')?.version
  useFresh(isOpen ? version : undefined, CASE_SPACING_MS, reading.readAgain)
  useClaim({ queue: 'leader', id, isMine: isOpen && mayDecide })
  return (
    <CasePage
      title="Leader"
      subtitle={
        <>
          <IdText id={id} /> {found && <Chips chips={[LEADER_STATUSES[found.status]]} none="" />}{' '}
          <LiveChip />
        </>
      }
      area="leaders"
      shown={id}
      listLabel="Leaders"
      mayDecide={mayDecide}
    >
      {/* By its id: a dialog that is open is never about the next case. */}
      <Loaded reading={reading}>{(one) => <Case key={id} found={one} />}</Loaded>
    </CasePage>
  )
}

function Case({ found }: { readonly found: LeaderCase }) {
  return (
    <>
      {found.status === 'pending' && (
        <ClaimNotice queue="leader" id={found.id} read={found.claim} />
      )}
      <CaseColumns
        evidence={
          <>
            <Section title="What followers read">
              <LeaderTerms found={found} />
            </Section>
            <Section title="What is asked for">
              <LeaderEligibility found={found} />
            </Section>
            <Section title="Figures, as worked out">
              <LeaderFigures found={found} />
            </Section>
          </>
        }
      >
        <LeaderWarnings found={found} />
        <LeaderDecision found={found} />
        <CaseCustomer customer={found.customer} />
        <EarlierApplications found={found} />
      </CaseColumns>
    </>
  )
}
