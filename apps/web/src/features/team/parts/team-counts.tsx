// How many of a level registered, have deposited, have not, and which part that is.

import { Card } from '@fairtick/ui/card'
import { StatGrid } from '@fairtick/ui/definition-list'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { TeamTotals } from '../use-team.ts'

export function TeamCounts({ totals }: { totals: TeamTotals | undefined }) {
  const t = useText()
  const { count, plainPercent } = useFormats()
  const figure = (text: (known: TeamTotals) => string) => (
    <span className="text-title font-bold">
      {totals === undefined ? (
        <Skeleton className="inline-block h-[1lh] w-10 align-bottom" />
      ) : (
        text(totals)
      )}
    </span>
  )
  return (
    <Card>
      <StatGrid
        columns={2}
        items={[
          {
            id: 'registered',
            label: t('team.registered'),
            value: figure(({ totalRegistered }) => count(totalRegistered)),
          },
          {
            id: 'depositors',
            label: t('team.depositors'),
            value: figure(({ deposited }) => count(deposited)),
          },
          {
            id: 'share',
            label: t('team.depositShare'),
            value: figure(({ deposited, totalRegistered }) =>
              totalRegistered === 0 ? '—' : plainPercent(String(deposited / totalRegistered)),
            ),
          },
          {
            id: 'not_yet',
            label: t('team.notYet'),
            value: figure(({ notDeposited }) => count(notDeposited)),
          },
        ]}
      />
    </Card>
  )
}
