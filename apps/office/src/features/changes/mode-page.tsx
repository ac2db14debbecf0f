// Practice or real money: what still stands between them, and the way there, for two admins.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { Alert, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-admin'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { type Column, RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import { PendingChanges } from './pending-changes.tsx'
import { RequestChangeDialog } from './request-change-dialog.tsx'

type Standing = AdminCallResult<'mode'>
type Condition = Standing['conditions'][number]

export function ModePage() {
  const reading = useRead('mode')
  return (
    <Page title="Mode">
      <PendingChanges kind="mode" />
      <Loaded reading={reading}>
        {(standing) => (
          <>
            <Alert severity={standing.chosen === 'live' ? 'warning' : 'info'} sx={{ mb: 2 }}>
              {stateText(standing)}
            </Alert>
            <Section title="Before real money may move">
              <RecordsTable<Condition>
                label="Conditions"
                rows={standing.conditions}
                keyOf={({ code }) => code}
                columns={COLUMNS}
                empty="There are none."
              />
            </Section>
            {standing.chosen === 'practice' && <GoLive conditions={standing.conditions} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function stateText({ mode, chosen, conditions }: Standing): string {
  if (mode === 'live') return 'Real money. Nothing leads back to practice.'
  if (chosen === 'live') {
    return 'Two admins chose real money: it moves from the next start of the server on, for good.'
  }
  const missing = conditions.filter(({ isMet }) => !isMet).length
  const rest =
    missing === 0
      ? 'Nothing is missing.'
      : `The switch stays shut: ${missing} of ${conditions.length} are missing.`
  return `Practice: no real money moves. ${rest}`
}

/** One admin asks, another approves; the conditions are looked at again each time. */
function GoLive({ conditions }: Pick<Standing, 'conditions'>) {
  const mayAsk = useMe().permissions.includes('mode.change')
  const [isAsking, setAsking] = useState(false)
  if (!mayAsk) return null
  return (
    <Section title="Going live">
      <Button
        variant="contained"
        disabled={conditions.some(({ isMet }) => !isMet)}
        onClick={() => setAsking(true)}
      >
        Ask for real money
      </Button>
      {isAsking && (
        <RequestChangeDialog
          title="Move real money from the next start on, for good?"
          before={{ mode: 'practice' }}
          after={{ mode: 'live' }}
          changeOf={() => ({ kind: 'mode', mode: 'live' })}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
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
      live_market: ['Prices of a real market', 'MARKET=live'],
      own_payment_ways: [
        'No way of paying in as it shipped',
        <Link key="methods" to="/methods">
          Ways of paying
        </Link>,
      ],
      postgres: ['PostgreSQL', 'DATABASE_URL'],
      restricted_role: ['A role of the database that owns nothing', 'DATABASE_URL'],
      real_clock: ['The clock of the machine', 'CLOCK'],
      no_demo_data: ['No made-up data', 'another installation'],
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
