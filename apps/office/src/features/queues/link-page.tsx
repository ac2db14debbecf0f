// One link between two accounts: what they have in common, and both customers side by side.

import { Box } from '@mui/material'
import { useParams } from 'react-admin'
import { useFresh } from '../../live/use-fresh.ts'
import { useQueue } from '../../live/use-queues.ts'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import type { LinkCase } from './link-case.ts'
import { LinkDecision } from './link-decision.tsx'
import { LinkEffects, LinkEvidence } from './link-facts.tsx'
import { CaseColumns } from './parts/case-columns.tsx'
import { CaseCustomer, CustomerWarnings } from './parts/case-customer.tsx'
import { CasePage } from './parts/case-page.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimNotice } from './parts/claim-notice.tsx'
import { LiveChip } from './parts/live-chip.tsx'
import { LINK_STATUSES } from './queue-words.ts'
import { CASE_SPACING_MS } from './read-spacing.ts'
import { useClaim } from './use-claim.ts'

export function LinkPage() {
  const { id = '' } = useParams()
  const reading = useRead('accountLinkCase', { query: { id } })
  const found = reading.data
  const isOpen = found?.status === 'pending'
  const mayDecide = useMe().permissions.includes('links.review')
  const version = useQueue('account_link')?.version
  useFresh(isOpen ? version : undefined, CASE_SPACING_MS, reading.readAgain)
  useClaim({ queue: 'account_link', id, isMine: isOpen && mayDecide })
  return (
    <CasePage
      title="Two accounts, perhaps one person"
      subtitle={
        <>
          <IdText id={id} /> {found && <Chips chips={[LINK_STATUSES[found.status]]} none="" />}{' '}
          <LiveChip />
        </>
      }
      area="links"
      shown={id}
      listLabel="Linked accounts"
      mayDecide={mayDecide}
    >
      {/* By its id: a dialog that is open is never about the next case. */}
      <Loaded reading={reading}>{(one) => <Case key={id} found={one} />}</Loaded>
    </CasePage>
  )
}

function Case({ found }: { readonly found: LinkCase }) {
  return (
    <>
      {found.status === 'pending' && (
        <ClaimNotice queue="account_link" id={found.id} read={found.claim} />
      )}
      <CaseColumns
        evidence={
          <>
            <Section title="In common">
              <LinkEvidence found={found} />
            </Section>
            <Section title="What follows from it">
              <LinkEffects found={found} />
            </Section>
          </>
        }
      >
        <LinkDecision found={found} />
        <Person title="Registered later" customer={found.later} />
        <Person title="Registered earlier" customer={found.earlier} />
      </CaseColumns>
    </>
  )
}

function Person({ title, customer }: { title: string; customer: LinkCase['later'] }) {
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2 }}>
      <Box component="h2" sx={{ fontSize: '1rem', fontWeight: 600, my: 1 }}>
        {title}
      </Box>
      <CustomerWarnings customer={customer} />
      <CaseCustomer customer={customer} />
    </Box>
  )
}
