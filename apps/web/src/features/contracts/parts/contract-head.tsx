// Pair, side with leverage, and lots: the first line of every contract.

import { Badge } from '@fairtick/ui/badge'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { ReactNode } from 'react'
import { pairOf } from '../../../live/instruments.ts'
import { useText } from '../../../platform/i18n.ts'
import { trimLots } from '../trim-lots.ts'

export type ContractHeadProps = {
  order: Pick<WireContract, 'symbol' | 'direction' | 'leverage'> &
    Partial<Pick<WireContract, 'copiedFrom'>>
  /** Those that the line is about: left, ordered, or closed. */
  lots: string
  end?: ReactNode
}

export function ContractHead({ order, lots, end }: ContractHeadProps) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span translate="no" className="text-body font-semibold">
        {pairOf(order.symbol)}
      </span>
      <SideBadge order={order} />
      <span className="tabular text-dense text-text2">
        {t('positions.lotsText', { lots: trimLots(lots) })}
      </span>
      <CopiedFrom order={order} />
      {end !== undefined && <span className="ms-auto">{end}</span>}
    </div>
  )
}

export function SideBadge({ order }: Pick<ContractHeadProps, 'order'>) {
  const t = useText()
  const isLong = order.direction === 'long'
  return (
    <Badge tone={isLong ? 'up' : 'down'}>
      {t(isLong ? 'positions.longBy' : 'positions.shortBy', { leverage: order.leverage })}
    </Badge>
  )
}

/** Nothing of an order of one's own. Of a leader who cannot be named there is a dash. */
export function CopiedFrom({ order }: Pick<ContractHeadProps, 'order'>) {
  const t = useText()
  if (order.copiedFrom == null) return null
  return <Badge>{t('positions.copiedFrom', { name: order.copiedFrom.name || '—' })}</Badge>
}
