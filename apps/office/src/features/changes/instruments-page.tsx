// The instruments with the constants that stand for everyone.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { type Column, RecordsTable } from '../../parts/records-table.tsx'
import { useRead } from '../../platform/use-read.ts'

type Instrument = AdminCallResult<'changeable'>['instruments'][number]

export function InstrumentsPage() {
  const reading = useRead('changeable')
  return (
    <Page
      title="Instruments"
      subtitle="The same for every customer. Offering one, taking it off and every other change need two people, are announced, and act on later orders only."
    >
      <Loaded reading={reading}>
        {({ instruments }) => (
          <RecordsTable<Instrument>
            label="Instruments"
            rows={instruments}
            keyOf={({ symbol }) => symbol}
            linkOf={({ symbol }) => `/instruments/${symbol}`}
            columns={COLUMNS}
            empty="There are no instruments."
          />
        )}
      </Loaded>
    </Page>
  )
}

const COLUMNS: readonly Column<Instrument>[] = [
  { label: 'Instrument', cell: ({ name }) => name },
  { label: 'Offered', cell: ({ terms }) => (terms.isOffered ? 'yes' : 'no') },
  { label: 'Spread', align: 'end', cell: ({ terms }) => terms.spread },
  { label: 'Fee rate', align: 'end', cell: ({ terms }) => terms.feeRate },
  {
    label: 'Overnight long / short',
    align: 'end',
    cell: ({ terms: { overnightRate } }) => `${overnightRate.long} / ${overnightRate.short}`,
  },
  { label: 'Leverages', cell: ({ terms }) => terms.leverages.join(', ') },
  {
    label: 'Lots',
    align: 'end',
    cell: ({ terms }) => `${terms.minLots} – ${terms.maxLots}`,
  },
  { label: 'Payout rates', cell: ({ terms }) => payoutText(terms) },
]

/** From the lowest to the highest. */
function payoutText({ durations }: Instrument['terms']): string {
  const rates = durations.map(({ payoutRate }) => Number(payoutRate))
  if (rates.length === 0) return 'no options'
  const [least, most] = [Math.min(...rates), Math.max(...rates)]
  return least === most ? String(least) : `${least} – ${most}`
}
