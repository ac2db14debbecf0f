// One reported post: what it said, what its writer held, what readers say of it, the decision.

import { Box } from '@mui/material'
import { Link, useParams } from 'react-admin'
import { useFresh } from '../../live/use-fresh.ts'
import { useQueue } from '../../live/use-queues.ts'
import { Facts } from '../../parts/facts.tsx'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import { CaseColumns } from './parts/case-columns.tsx'
import { CasePage } from './parts/case-page.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimNotice } from './parts/claim-notice.tsx'
import { LiveChip } from './parts/live-chip.tsx'
import { CASE_SPACING_MS } from './read-spacing.ts'
import {
  chipsOf,
  reportsText,
  SIGNAL_REASON_NAMES,
  type SignalCase,
  sideText,
} from './signal-case.ts'
import { SignalDecision } from './signal-decision.tsx'
import { useClaim } from './use-claim.ts'

export function SignalPage() {
  const { id = '' } = useParams()
  const reading = useRead('signalCase', { query: { id } })
  const found = reading.data
  const isOpen = found?.status === 'pending'
  const mayDecide = useMe().permissions.includes('signals.review')
  const version = useQueue('signal')?.version
  useFresh(isOpen ? version : undefined, CASE_SPACING_MS, reading.readAgain)
  useClaim({ queue: 'signal', id, isMine: isOpen && mayDecide })
  return (
    <CasePage
      title="Reported signal"
      subtitle={
        <>
          <IdText id={id} /> {found && <Chips chips={chipsOf(found)} none="" />} <LiveChip />
        </>
      }
      area="signals"
      shown={id}
      listLabel="Reported signals"
      mayDecide={mayDecide}
    >
      {/* By its id: a dialog that is open is never about the next case. */}
      <Loaded reading={reading}>{(one) => <Case key={id} found={one} />}</Loaded>
    </CasePage>
  )
}

type Props = { readonly found: SignalCase }

function Case({ found }: Props) {
  return (
    <>
      {found.status === 'pending' && (
        <ClaimNotice queue="signal" id={found.id} read={found.claim} />
      )}
      <CaseColumns
        evidence={
          <Section title="As it was reported">
            <Box lang="" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1 }}>
              {found.text}
            </Box>
            <PostFacts found={found} />
          </Section>
        }
      >
        <SignalDecision found={found} />
        <Section title="Leader">
          <LeaderFacts found={found} />
        </Section>
      </CaseColumns>
    </>
  )
}

function PostFacts({ found }: Props) {
  const { held, price, seq, reports, reason } = found
  const sides = held.map(({ direction, lots, openPrice }) => `${direction} ${lots} at ${openPrice}`)
  return (
    <Facts
      facts={{
        Post: sideText(found),
        Posted: <TimeText ms={found.postedTime} />,
        'Price then': `${price} (tick ${seq})`,
        'Held then': sides.join(', ') || 'nothing',
        Reports: reportsText(reports),
        'First report': <TimeText ms={found.openedTime} />,
        ...(reason === null ? {} : { 'Hidden because': SIGNAL_REASON_NAMES[reason] }),
      }}
    />
  )
}

function LeaderFacts({ found }: Props) {
  const maySee = useMe().permissions.includes('users.read')
  const { userId, nickname, name, account, isStopped } = found
  return (
    <Facts
      facts={{
        Name: name,
        Nickname: nickname || 'none',
        Account: account,
        Leads: isStopped ? 'no more' : 'yes',
        Customer: maySee ? <Link to={`/users/${userId}`}>{userId}</Link> : <IdText id={userId} />,
      }}
    />
  )
}
