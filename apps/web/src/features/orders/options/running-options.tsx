// The running options with what is in play on them; the live store has them all.

import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { StatGrid } from '@fairtick/ui/definition-list'
import { Clock } from 'lucide-react'
import { useInstruments } from '../../../live/instruments.ts'
import { loadRunning } from '../../../live/live.ts'
import { useAccountView } from '../../../live/use-live.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { RunningOption, sumStakes } from '../../options/public.ts'
import { NoOrders } from '../shared/no-orders.tsx'

export function RunningOptions() {
  const t = useText()
  const { running, runningState } = useAccountView()
  const instruments = useInstruments()
  if (running.length === 0) {
    return (
      <NoOrders
        state={runningState}
        onRetry={() => void loadRunning()}
        icon={<Clock />}
        tradeHref={hrefOf('/pages/trade')}
      >
        {t('orders.emptyRunning')}
      </NoOrders>
    )
  }
  return (
    <div className="flex flex-col gap-3 pt-3">
      <Totals />
      <ul className="flex flex-col gap-2.5">
        {running.map((option) => (
          <li key={option.id}>
            <Card padding="none" className="px-4 py-1.5">
              <RunningOption
                option={option}
                instrument={instruments?.find(({ symbol }) => symbol === option.symbol)}
                pair="shown"
              />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Totals() {
  const t = useText()
  const { money, dateTime } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const { running } = useAccountView()
  const next = running[0]
  return (
    <Card>
      <StatGrid
        columns={2}
        items={[
          {
            id: 'stakes',
            label: t('orders.openStakes'),
            value: (
              <Amount
                text={money(sumStakes(running.map(({ amount }) => amount)))}
                unit={currency}
                size="title"
              />
            ),
          },
          {
            id: 'next',
            label: t('orders.nextExpiry'),
            value: next && (
              <span className="tabular text-title font-bold">{dateTime(next.expiryTime)}</span>
            ),
          },
        ]}
      />
    </Card>
  )
}
