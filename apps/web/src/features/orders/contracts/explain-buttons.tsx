// The ⓘ of a position and of all together; the sheets behind them come with the first tap.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { pairOf } from '../../../live/instruments.ts'
import { useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { ExplainButton } from '../../../shell/explanation/explain-button.tsx'

const PositionExplanation = lazySheet(async () => {
  return (await import('./position-explanation.tsx')).PositionExplanation
})
const AccountExplanation = lazySheet(async () => {
  return (await import('./account-explanation.tsx')).AccountExplanation
})

export function ExplainPosition({ order }: { order: WireContract }) {
  const t = useText()
  return (
    <ExplainButton
      label={t('explain.about', { name: pairOf(order.symbol) })}
      sheet={(opened) => <PositionExplanation {...opened} order={order} />}
    />
  )
}

export function ExplainAccount() {
  const t = useText()
  return (
    <ExplainButton
      label={t('explain.about', { name: t('positions.openTitle') })}
      sheet={(opened) => <AccountExplanation {...opened} />}
    />
  )
}
