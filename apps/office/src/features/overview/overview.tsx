// The first page: what calls for somebody, what waits, and whether the house is well.

import type { OfficeState } from '@fairtick/wire/admin/live'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useLiveness } from '../../live/use-liveness.ts'
import { useOfficeState } from '../../live/use-queues.ts'
import { Loading } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useMe } from '../../platform/session.ts'
import { LiveChip, useNow } from '../queues/public.ts'
import { AlertList } from './alert-list.tsx'
import { HealthList } from './health-list.tsx'
import { MoneyWaiting } from './money-waiting.tsx'
import { openAlerts } from './open-alerts.ts'
import { waitingOf } from './queue-lines.ts'
import { QueueTable } from './queue-table.tsx'

const LOOK_EVERY_MS = 20_000

/** `children`: what is asked of the reader themselves. */
export function Overview({ children }: { readonly children: ReactNode }) {
  const { name, roles } = useMe()
  const state = useOfficeState()
  return (
    <Page
      title="Overview"
      subtitle={
        <Box sx={SUBTITLE}>
          <span>
            {name} · Your roles: {roles.length === 0 ? 'no role yet' : roles.join(', ')}
          </span>
          {state && (
            <span>
              as of <TimeText ms={state.asOf} />
            </span>
          )}
          <LiveChip />
        </Box>
      }
    >
      {children}
      {roles.length === 0 ? (
        <p>None of your roles opens anything yet. An admin can ask for one for you.</p>
      ) : state === undefined ? (
        <Unknown />
      ) : (
        <Known state={state} />
      )}
    </Page>
  )
}

function Unknown() {
  return useLiveness() === 'broken' ? (
    <p>How things stand cannot be read now. It is tried again by itself.</p>
  ) : (
    <Loading />
  )
}

function Known({ state }: { readonly state: OfficeState }) {
  const nowMs = useNow(LOOK_EVERY_MS)
  const isLive = useLiveness() === 'live'
  return (
    <Box sx={isLive ? {} : OLD} aria-busy={!isLive}>
      <AlertList alerts={openAlerts(state, nowMs)} />
      <Box sx={COLUMNS}>
        <QueueTable waiting={waitingOf(state.queues)} nowMs={nowMs} />
        <div>
          <MoneyWaiting queues={state.queues} />
          <HealthList state={state} />
        </div>
      </Box>
    </Box>
  )
}

const SUBTITLE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'start',
}
/** Not of now: its numbers still read, and no longer look as if they were. */
const OLD = { borderLeft: '4px solid', borderColor: 'warning.main', pl: 1.5 }
