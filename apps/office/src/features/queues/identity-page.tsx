// One identity: both sides of the document side by side; names, duplicates and the decision below.

import type { ViewReason } from '@fairtick/wire/identity-rules'
import { Alert } from '@mui/material'
import { useState } from 'react'
import { useParams } from 'react-admin'
import { useFresh } from '../../live/use-fresh.ts'
import { useQueue } from '../../live/use-queues.ts'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import type { IdentityCase } from './identity-case.ts'
import { IdentityDecision } from './identity-decision.tsx'
import { IdentityComparison, IdentityWarnings } from './identity-facts.tsx'
import { IdentityHistory } from './identity-history.tsx'
import { IdentityPictures } from './identity-pictures.tsx'
import { IDENTITY_STATUSES } from './identity-words.ts'
import { CaseColumns } from './parts/case-columns.tsx'
import { CaseCustomer } from './parts/case-customer.tsx'
import { CasePage } from './parts/case-page.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimNotice } from './parts/claim-notice.tsx'
import { LiveChip } from './parts/live-chip.tsx'
import { ViewReasonChoice } from './parts/view-reason-choice.tsx'
import { CASE_SPACING_MS } from './read-spacing.ts'
import { useClaim } from './use-claim.ts'

export function IdentityPage() {
  const { id = '' } = useParams()
  const mayLook = useMe().permissions.includes('identities.review')
  // By its id: what one looks for is said for each case.
  return mayLook ? <ReviewerPage key={id} id={id} /> : <ClosedPage id={id} />
}

const BACK = { to: '/identities', label: 'Identities' }

function ClosedPage({ id }: { readonly id: string }) {
  return (
    <Page title="Identity" subtitle={<IdText id={id} />} back={BACK}>
      <Alert severity="info">Documents of customers are shown to reviewers alone.</Alert>
    </Page>
  )
}

function ReviewerPage({ id }: { readonly id: string }) {
  const [reason, setReason] = useState<ViewReason>('review')
  const reading = useRead('identityCase', { query: { id, reason } })
  const found = reading.data
  const isOpen = found?.status === 'pending'
  const version = useQueue('identity')?.version
  useFresh(isOpen ? version : undefined, CASE_SPACING_MS, reading.readAgain)
  useClaim({ queue: 'identity', id, isMine: isOpen })
  return (
    <CasePage
      title="Identity"
      subtitle={
        <>
          <IdText id={id} /> {found && <Chips chips={[IDENTITY_STATUSES[found.status]]} none="" />}{' '}
          <LiveChip />
        </>
      }
      area="identities"
      shown={id}
      listLabel={BACK.label}
      mayDecide
    >
      <ViewReasonChoice reason={reason} onChoose={setReason} />
      <Loaded reading={reading}>{(one) => <Case found={one} reason={reason} />}</Loaded>
    </CasePage>
  )
}

type CaseProps = { readonly found: IdentityCase; readonly reason: ViewReason }

function Case({ found, reason }: CaseProps) {
  const isOpen = found.status === 'pending'
  return (
    <>
      {isOpen && <ClaimNotice queue="identity" id={found.id} read={found.claim} />}
      <Section title="Document">
        {isOpen || reason !== 'review' ? (
          <IdentityPictures found={found} reason={reason} />
        ) : (
          <Alert severity="info">
            It has been decided. To see its pictures, say above why you look.
          </Alert>
        )}
      </Section>
      <CaseColumns
        evidence={
          <Section title="Names and number">
            <IdentityComparison found={found} />
          </Section>
        }
      >
        <IdentityWarnings found={found} />
        <IdentityDecision found={found} />
        <CaseCustomer customer={found.customer} />
        <IdentityHistory found={found} />
      </CaseColumns>
    </>
  )
}
