// Practice or real money: what still stands between them. There is no switch to press.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-admin'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { type Column, RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { useRead } from '../../platform/use-read.ts'

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
    ? 'None of these is missing; this version has no switch to real money yet.'
    : `The switch stays shut: ${missing.length} of ${conditions.length} are missing.`
}

const OPERATOR = (
  <Link key="house" to="/house">
    Operator
  </Link>
)

const NAMES: Readonly<Record<Condition['code'], readonly [name: string, where: ReactNode]>> =
  orUnknown(
    {
      legal_entity: ['Legal entity', OPERATOR],
      licence: ['Licence and supervisor', OPERATOR],
      country_profile: [
        'Rules of a country',
        <Link key="jurisdiction" to="/jurisdiction">
          Rules of a country
        </Link>,
      ],
      risk_text: ['Risk text', OPERATOR],
      complaint_contact: ['Contact for complaints', OPERATOR],
      client_money: ['Client money arrangement', OPERATOR],
      identity_verification: ['Identity verification', 'part of the product'],
      two_admins: [
        'Two admins who have enrolled',
        <Link key="staff" to="/staff">
          Staff
        </Link>,
      ],
    },
    ['Unknown', ''],
  )

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
