// Ways of paying in and out: open or closed, and where to pay to.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Loaded } from '../../parts/loaded.tsx'
import { groupedText } from '../../parts/money-text.ts'
import { Page } from '../../parts/page.tsx'
import { type Column, RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import { PendingChanges } from './pending-changes.tsx'
import { RequestChangeDialog } from './request-change-dialog.tsx'

type Changeable = AdminCallResult<'changeable'>
type PayIn = Changeable['depositMethods'][number]
type PayOut = Changeable['payoutWays'][number]

export function MethodsPage() {
  const reading = useRead('changeable')
  const [way, setWay] = useState<PayOut>()
  const mayAsk = useMe().permissions.includes('methods.change')
  return (
    <Page
      title="Ways of paying"
      subtitle="A closed way takes nothing new; what waits is still worked off."
    >
      <PendingChanges kind="deposit_method" />
      <PendingChanges kind="payout_way" />
      <Loaded reading={reading}>
        {({ depositMethods, payoutWays }) => (
          <>
            <Section title="Paying in">
              <RecordsTable<PayIn>
                label="Ways of paying in"
                rows={depositMethods}
                keyOf={({ method }) => method.id}
                linkOf={({ method }) => `/methods/${method.id}`}
                columns={PAY_IN_COLUMNS}
                empty="There are none."
              />
            </Section>
            <Section title="Paying out">
              <RecordsTable<PayOut>
                label="Ways of paying out"
                rows={payoutWays}
                keyOf={({ id }) => id}
                columns={payOutColumns(mayAsk ? setWay : undefined)}
                empty="There are none."
              />
            </Section>
          </>
        )}
      </Loaded>
      {way && (
        <RequestChangeDialog
          title={`${way.isOpen ? 'Close' : 'Open'} ${way.label}?`}
          before={{ isOpen: way.isOpen }}
          after={{ isOpen: !way.isOpen }}
          changeOf={() => ({ kind: 'payout_way', id: way.id, isOpen: !way.isOpen })}
          onClose={() => setWay(undefined)}
        />
      )}
    </Page>
  )
}

function OpenChip({ isOpen }: { readonly isOpen: boolean }) {
  return <StatusChip tone={isOpen ? 'good' : 'warn'} label={isOpen ? 'open' : 'closed'} />
}

const PAY_IN_COLUMNS: readonly Column<PayIn>[] = [
  { label: 'Way', cell: ({ method }) => method.id },
  { label: 'Currency', cell: ({ method }) => method.currency },
  { label: 'Network', cell: ({ method }) => method.network ?? 'bank' },
  {
    label: 'From – to',
    align: 'end',
    cell: ({ method }) => `${groupedText(method.min)} – ${groupedText(method.max)}`,
  },
  { label: 'USD of one', align: 'end', cell: ({ method }) => groupedText(method.rateToUsd) },
  { label: 'State', cell: ({ isOpen }) => <OpenChip isOpen={isOpen} /> },
]

function payOutColumns(ask: ((way: PayOut) => void) | undefined): readonly Column<PayOut>[] {
  const columns: readonly Column<PayOut>[] = [
    { label: 'Way', cell: ({ label }) => label },
    { label: 'State', cell: ({ isOpen }) => <OpenChip isOpen={isOpen} /> },
  ]
  if (ask === undefined) return columns
  const button: Column<PayOut> = {
    label: 'Actions',
    cell: (way) => (
      <Button aria-label={`${way.isOpen ? 'Close' : 'Open'} ${way.label}`} onClick={() => ask(way)}>
        {way.isOpen ? 'Close' : 'Open'}
      </Button>
    ),
  }
  return [...columns, button]
}
