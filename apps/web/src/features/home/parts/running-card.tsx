// What runs just now, at most two of it, with the way to all orders.

import { Card } from '@fairtick/ui/card'
import { SectionHeader } from '@fairtick/ui/section-header'
import { useInstruments } from '../../../live/instruments.ts'
import { useAccountView } from '../../../live/use-live.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { RunningOption } from '../../options/parts/running-option.tsx'

const SHOWN_MAX = 2

export function RunningCard() {
  const t = useText()
  const { running } = useAccountView()
  const instruments = useInstruments()
  if (running.length === 0) return null
  return (
    <Card>
      <SectionHeader
        title={`${t('home.running')} (${running.length})`}
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
      </ul>
    </Card>
  )
}
