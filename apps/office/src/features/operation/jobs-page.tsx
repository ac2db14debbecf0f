// What runs at intervals and by the calendar, how it went, and how the server is set.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { Button } from '@mui/material'
import { Facts } from '../../parts/facts.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { type Column, RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useRead } from '../../platform/use-read.ts'
import { jobName, settingName } from './job-names.ts'

type Jobs = AdminCallResult<'jobs'>
type Job = Jobs['jobs'][number]

export function JobsPage() {
  const reading = useRead('jobs')
  return (
    <Page
      title="Jobs"
      actions={
        <Button variant="outlined" disabled={reading.isReading} onClick={reading.readAgain}>
          {reading.isReading ? 'Looking …' : 'Look again'}
        </Button>
      }
    >
      <Loaded reading={reading}>
        {(found) => (
          <>
            <Section title="At intervals, since the start">
              <RecordsTable<Job>
                label="Jobs"
                rows={found.jobs}
                keyOf={({ name }) => name}
                columns={COLUMNS}
                empty="Nothing runs."
              />
            </Section>
            <Section title="Next by the calendar">
              <Facts
                facts={Object.fromEntries(
                  found.calendar.map(({ instant, time }) => [
                    INSTANT_NAMES[instant],
                    <TimeText key={instant} ms={time} />,
                  ]),
                )}
              />
            </Section>
            <Section title="State and settings">
              <Facts
                facts={{
                  'Running since': <TimeText ms={found.startedTime} />,
                  'Requests that wait for the engine': found.waiting.inbox,
                  'Messages that wait': found.waiting.outbox,
                  'Time zone of the operator': found.timeZone,
                  ...Object.fromEntries(
                    found.settings.map(({ name, value }) => [settingName(name), value]),
                  ),
                }}
              />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  )
}

const INSTANT_NAMES: Readonly<Record<Jobs['calendar'][number]['instant'], string>> = orUnknown(
  {
    rollover: 'Rollover: overnight fees',
    'day-start': 'New day: payroll, VIP levels',
    'window-open': 'Withdrawals are paid from',
    'window-close': 'Withdrawals are paid until',
  },
  'Unknown',
)

const COLUMNS: readonly Column<Job>[] = [
  { label: 'Job', cell: ({ name }) => jobName(name) },
  { label: 'Every', align: 'end', cell: ({ everyMs }) => everyText(everyMs) },
  {
    label: 'Last',
    cell: ({ isRunning, lastResult }) => (
      <StatusChip {...(isRunning ? RUNNING : RESULTS[lastResult ?? 'none'])} />
    ),
  },
  { label: 'Ended', cell: ({ lastEnd }) => <TimeText ms={lastEnd} /> },
  { label: 'Next', cell: ({ nextStart }) => <TimeText ms={nextStart} /> },
  { label: 'Runs', align: 'end', cell: ({ runs }) => runs },
  { label: 'Failures', align: 'end', cell: ({ failures }) => failures },
]

const RUNNING = { tone: 'busy', label: 'running' } as const
const RESULTS = orUnknown(
  {
    done: { tone: 'good', label: 'done' },
    failed: { tone: 'bad', label: 'failed' },
    none: { tone: 'plain', label: 'not yet' },
  },
  { tone: 'plain', label: 'unknown' },
)

function everyText(everyMs: number): string {
  if (everyMs < 1_000) return `${everyMs} ms`
  return everyMs < 60_000 ? `${everyMs / 1_000} s` : `${everyMs / 60_000} min`
}
