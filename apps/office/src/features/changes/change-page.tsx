// One change: what differs, who asked and decided, when it acts; deciding it.

import { Alert } from '@mui/material'
import { useParams } from 'react-router'
import { Facts } from '../../parts/facts.tsx'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { Section } from '../../parts/section.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useRead } from '../../platform/use-read.ts'
import { ChangeDecision } from './change-decision.tsx'
import { type Change, hoursText } from './change-record.ts'
import { STATUS_NAMES, STATUS_TONES, titleOf } from './change-words.ts'
import { DifferencesTable } from './differences-table.tsx'

export function ChangePage() {
  const { id = '' } = useParams()
  const reading = useRead('change', { query: { id } })
  const title = reading.data === undefined ? 'Change' : titleOf(reading.data)
  return (
    <Page title={title} back={{ to: '/changes', label: 'Changes' }}>
      <Loaded reading={reading}>
        {(change) => (
          <>
            <Notice change={change} />
            <Section title="What changes">
              <DifferencesTable before={change.before} after={change.after} />
              {change.note !== '' && <p>{change.note}</p>}
            </Section>
            <ChangeFacts change={change} />
            <ChangeDecision change={change} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** What happens next, or why nothing will. */
function Notice({ change }: { readonly change: Change }) {
  const { status, actsTime, announcedTime, refusal } = change
  if (status === 'approved' && actsTime !== null) {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        Acts on <TimeText ms={actsTime} />, on later orders only.{' '}
        {announcedTime === null
          ? 'It is being announced to every customer.'
          : 'Every customer has been told.'}
      </Alert>
    )
  }
  if (status !== 'failed') return null
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      Nothing was done: the engine refused it ({refusal}).
    </Alert>
  )
}

function ChangeFacts({ change }: { readonly change: Change }) {
  const { status, staffNames, requestedBy, decidedBy, decidedTime, noticeHours } = change
  return (
    <Section title="Course">
      <Facts
        facts={{
          Status: <StatusChip tone={STATUS_TONES[status]} label={STATUS_NAMES[status]} />,
          'Asked by': (
            <>
              {staffNames[requestedBy]}, <TimeText ms={change.requestedTime} />
            </>
          ),
          'Decided by':
            decidedBy === null ? null : (
              <>
                {staffNames[decidedBy]}, <TimeText ms={decidedTime} />
              </>
            ),
          Notice: noticeHours === null ? null : `${hoursText(noticeHours)} after the approval`,
          'Void from': status === 'pending' ? <TimeText ms={change.expiresTime} /> : null,
          Announced: change.announcedTime === null ? null : <TimeText ms={change.announcedTime} />,
          'In force from': change.doneTime === null ? null : <TimeText ms={change.doneTime} />,
          Hash: <IdText id={change.hash} />,
        }}
      />
    </Section>
  )
}
