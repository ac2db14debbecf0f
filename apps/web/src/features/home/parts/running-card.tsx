// What runs just now, at most two of it, with the way to all orders.

import { Card } from '@fairtick/ui/card'
import { SectionHeader } from '@fairtick/ui/section-header'
import { useInstruments } from '../../../live/instruments.ts'
import { useRememberedRunning } from '../../../live/remembered-orders.ts'
import { useAccountView } from '../../../live/use-live.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { RunningOption, RunningSkeleton } from '../../options/public.ts'

const SHOWN_MAX = 2

export function RunningCard() {
  const t = useText()
  const { running } = useAccountView()
  const instruments = useInstruments()
  const expected = useRememberedRunning()
  if (running.length === 0 && expected === 0) return null
  const title = t('home.running')
  return (
    <Card>
      <SectionHeader
        title={running.length === 0 ? title : `${title} (${running.length})`}
        action={{
          label: t('home.seeAll'),
          href: hrefOf('/pages/home/order', { product: 'option' }),
        }}
        className="-mt-2"
      />
      <ul className="divide-y divide-divider">
        {running.slice(0, SHOWN_MAX).map((option) => (
          <li key={option.id}>
            <RunningOption
              option={option}
              instrument={instruments?.find(({ symbol }) => symbol === option.symbol)}
              pair="shown"
            />
          </li>
        ))}
        {Array.from({ length: Math.min(expected, SHOWN_MAX) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move.
          <li key={at}>
            <RunningSkeleton pair="shown" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
