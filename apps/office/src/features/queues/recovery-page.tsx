// One person who lost what guards their account: what speaks for them, and the decision.

import { useParams } from 'react-admin'
import { useFresh } from '../../live/use-fresh.ts'
import { useQueue } from '../../live/use-queues.ts'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import { CaseColumns } from './parts/case-columns.tsx'
import { CaseCustomer } from './parts/case-customer.tsx'
import { CasePage } from './parts/case-page.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimNotice } from './parts/claim-notice.tsx'
import { LiveChip } from './parts/live-chip.tsx'
import { CASE_SPACING_MS } from './read-spacing.ts'
import { RECOVERY_STATUSES, type RecoveryCase } from './recovery-case.ts'
import { RecoveryDecision } from './recovery-decision.tsx'
import { EarlierRecoveries, RecoveryEvidence, RecoveryWarnings } from './recovery-facts.tsx'
import { RecoveryPictures } from './recovery-pictures.tsx'
import { useClaim } from './use-claim.ts'

export function RecoveryPage() {
  const { id = '' } = useParams()
  const reading = useRead('recoveryCase', { query: { id } })
  const found = reading.data
  const isOpen = found?.status === 'pending'
  const mayDecide = useMe().permissions.includes('recoveries.review')
  const version = useQueue('recovery')?.version
  useFresh(isOpen ? version : undefined, CASE_SPACING_MS, reading.readAgain)
  useClaim({ queue: 'recovery', id, isMine: isOpen && mayDecide })
  return (
    <CasePage
      title="Lost access"
      subtitle={
        <>
          <IdText id={id} /> {found && <Chips chips={[RECOVERY_STATUSES[found.status]]} none="" />}{' '}
          <LiveChip />
        </>
      }
      area="recoveries"
      shown={id}
      listLabel="Lost access"
      mayDecide={mayDecide}
    >
      {/* By its id: a dialog that is open is never about the next case. */}
      <Loaded reading={reading}>{(one) => <Case key={id} found={one} />}</Loaded>
    </CasePage>
  )
}

function Case({ found }: { readonly found: RecoveryCase }) {
  const mayLook = useMe().permissions.includes('recoveries.review')
  return (
    <>
      {found.status === 'pending' && (
        <ClaimNotice queue="recovery" id={found.id} read={found.claim} />
      )}
      <CaseColumns
        evidence={
          <>
            <Section title="What speaks for them">
              <RecoveryEvidence found={found} />
            </Section>
            {mayLook && found.pictures.length > 0 && <RecoveryPictures found={found} />}
          </>
        }
      >
        <RecoveryWarnings found={found} />
        <RecoveryDecision found={found} />
        <CaseCustomer customer={found.customer} />
        <EarlierRecoveries found={found} />
      </CaseColumns>
    </>
  )
}
