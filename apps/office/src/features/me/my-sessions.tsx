// Where one is signed in, and ending that.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Button } from '@mui/material'
import { DeviceText } from '../../parts/device-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useCommand } from '../../platform/use-command.ts'
import { useRead } from '../../platform/use-read.ts'

type Session = AdminCallResult<'mySessions'>['sessions'][number]

const OTHERS = 'others'

export function MySessions() {
  const reading = useRead('mySessions')
  const command = useCommand('endMySessions', 'Ended')
  const hasOthers = reading.data?.sessions.some(({ current }) => !current) ?? false
  const endOthers = (
    <Button
      color="error"
      disabled={command.isRunning}
      onClick={() => void command.run({ id: OTHERS })}
    >
      End all others
    </Button>
  )
  return (
    <Section title="My sessions" actions={hasOthers && endOthers}>
      <ProblemAlert problem={command.problem} />
      <Loaded reading={reading}>
        {({ sessions }) => (
          <RecordsTable
            label="My sessions"
            rows={sessions}
            keyOf={({ id }) => id}
            empty="None."
            columns={[
              { label: 'Device', cell: ({ device }) => <DeviceText device={device} /> },
              { label: 'Address', cell: ({ ip }) => ip },
              { label: 'Last seen', cell: ({ lastSeenTime }) => <TimeText ms={lastSeenTime} /> },
              {
                label: 'Actions',
                cell: ({ id, current }: Session) =>
                  current ? (
                    <StatusChip tone="good" label="this one" />
                  ) : (
                    <Button
                      color="error"
                      disabled={command.isRunning}
                      onClick={() => void command.run({ id })}
                    >
                      End
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
    </Section>
  )
}
