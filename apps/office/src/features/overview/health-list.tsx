// Whether feed, engine, jobs and books are well, and when somebody last looked.

import type { OfficeState } from '@fairtick/wire/admin/live'
import { Box } from '@mui/material'
import { Link } from 'react-admin'
import { Section } from '../../parts/section.tsx'
import { StatusChip, type Tone } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useMe } from '../../platform/session.ts'
import { jobName, sourceName } from './words.ts'

type Health = {
  readonly name: string
  readonly to: string
  readonly tone: Tone
  readonly state: string
  readonly detail: string
  readonly checkedTime: number | null
}

export function HealthList({ state }: { readonly state: OfficeState }) {
  const maySee = useMe().permissions.includes('operation.read')
  const lines = healthOf(state)
  if (lines.length === 0 && !maySee) return null
  return (
    <Section title="Health">
      {lines.length === 0 && 'The server could not tell: look at its log.'}
      <Box component="ul" sx={LIST}>
        {lines.map(({ name, to, tone, state: word, detail, checkedTime }) => (
          <Box component="li" key={name} sx={LINE}>
            <Link to={to} sx={LINK}>
              {name}
            </Link>
            <StatusChip tone={tone} label={word} />
            <Box sx={{ minWidth: 0, fontSize: '0.875rem' }}>{detail}</Box>
            <Box sx={CHECKED}>
              {checkedTime === null ? (
                'Not looked at since the start'
              ) : (
                <>
                  Looked at <TimeText ms={checkedTime} />
                </>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function healthOf({ asOf, operation, books }: OfficeState): readonly Health[] {
  const lines: Health[] = []
  if (operation) {
    const { feed, engine, failedJobs } = operation
    const fresh = feed.instruments - feed.stale.length
    lines.push(
      {
        ...{ name: 'Feed', to: '/instruments', checkedTime: asOf },
        ...feedVerdict(fresh, feed.instruments),
        detail: `${fresh} of ${feed.instruments} prices, ${sourceName(feed.source)}`,
      },
      {
        ...{ name: 'Engine', to: '/jobs', checkedTime: asOf },
        ...(engine.problem === null ? good('runs') : bad('stands')),
        detail: engine.problem ?? `${engine.inbox} requests and ${engine.outbox} messages wait`,
      },
      {
        ...{ name: 'Jobs', to: '/jobs', checkedTime: asOf },
        ...(failedJobs.length === 0 ? good('run') : bad('failed')),
        detail: failedJobs.length === 0 ? 'No last run failed' : failedJobs.map(jobName).join(', '),
      },
    )
  }
  if (books) {
    lines.push({
      ...{ name: 'Books', to: '/reconciliation', checkedTime: books.checkedTime },
      ...(books.isClean ? good('agree') : bad('differ')),
      detail: books.isClean
        ? 'Every balance is the sum of its postings'
        : 'Nothing is paid out until it is explained',
    })
  }
  if (books?.cover) {
    const { verdict, detail } = COVERS[books.cover]
    lines.push({
      ...{ name: 'Reserves', to: '/statements', checkedTime: asOf },
      ...verdict,
      detail,
    })
  }
  return lines
}

function good(state: string) {
  return { tone: 'good', state } as const
}

function bad(state: string) {
  return { tone: 'bad', state } as const
}

function feedVerdict(fresh: number, instruments: number) {
  if (fresh === instruments) return good('fresh')
  return fresh === 0 ? bad('stale') : ({ tone: 'warn', state: 'partly stale' } as const)
}

const COVERS = {
  covered: { verdict: good('cover'), detail: 'Deposits are taken' },
  due: {
    verdict: { tone: 'warn', state: 'due' } as const,
    detail: 'Deposits are taken; the next statement is due',
  },
  short: { verdict: bad('short'), detail: 'Nothing new is paid in until a statement shows enough' },
  no_statement: { verdict: bad('missing'), detail: 'Nothing new is paid in without a statement' },
} as const

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid' }
const LINE = {
  display: 'grid',
  gridTemplateColumns: '72px auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.75,
  '& + li': { borderTop: '1px solid', borderColor: 'divider' },
}
const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  my: -0.75,
  fontWeight: 600,
}
const CHECKED = { gridColumn: '2 / -1', color: 'text.secondary', fontSize: '0.75rem' }
