// Practice or real money: what still stands between them. There is no switch to press.

import type { AdminCallResult } from '@fairtick/wire/admin/contract'
import { Alert } from '@mui/material'
import { Loaded } from '../parts/loaded.tsx'
import { Page } from '../parts/page.tsx'
import { type Column, RecordsTable } from '../parts/records-table.tsx'
import { Section } from '../parts/section.tsx'
import { StatusChip } from '../parts/status-chip.tsx'
import { useRead } from '../platform/use-read.ts'

type Condition = AdminCallResult<'mode'>['conditions'][number]

export function ModePage() {
  const reading = useRead('mode')
  return (
    <Page title="Mode">
      <Loaded reading={reading}>
        {({ mode, conditions }) => (
          <>
            <Alert severity="info" sx={{ mb: 2 }}>
              {mode === 'live' ? 'Real money.' : 'Practice: no real money moves.'}{' '}
              {missingText(conditions)}
            </Alert>
            <Section title="Before real money may move">
              <RecordsTable<Condition>
                label="Conditions"
                rows={conditions}
                keyOf={({ code }) => code}
                columns={COLUMNS}
                empty="There are none."
              />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function missingText(conditions: readonly Condition[]): string {
  const missing = conditions.filter(({ isMet }) => !isMet)
  return missing.length === 0
    ? 'Nothing is missing.'
    : `The switch stays shut: ${missing.length} of ${conditions.length} are missing.`
}

const NAMES: Readonly<Record<Condition['code'], readonly [name: string, where: string]>> = {
  legal_entity: ['Legal entity', 'Operator'],
  licence: ['Licence and supervisor', 'Operator'],
  country_profile: ['Country profile', 'Does not exist yet'],
  risk_text: ['Risk text', 'Operator'],
  complaint_contact: ['Contact for complaints', 'Operator'],
  client_money: ['Client money arrangement', 'Operator'],
  identity_verification: ['Identity verification', 'Does not exist yet'],
  two_admins: ['Two admins who have enrolled', 'Staff'],
}

const COLUMNS: readonly Column<Condition>[] = [
  { label: 'Condition', cell: ({ code }) => NAMES[code][0] },
  { label: 'Where', cell: ({ code }) => NAMES[code][1] },
  {
    label: 'State',
    cell: ({ isMet }) => (
      <StatusChip tone={isMet ? 'good' : 'warn'} label={isMet ? 'met' : 'missing'} />
    ),
  },
]
