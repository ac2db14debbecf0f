// What was found in the trades that speaks against following: as words, and each explained.

import { Badge } from '@fairtick/ui/badge'
import { Card } from '@fairtick/ui/card'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { TriangleAlert } from 'lucide-react'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { LeaderWarning } from '../leader-reads.ts'

type WarningsProps = { warnings: readonly LeaderWarning[] }

export function WarningBadges({ warnings }: WarningsProps) {
  const t = useText()
  if (warnings.length === 0) return null
  return (
    <ul aria-label={t('leaders.warnings')} className="flex flex-wrap gap-1.5">
      {warnings.map((warning) => (
        <li key={warning}>
          <Badge tone="warn" icon={<TriangleAlert />}>
            {t(NAMES[warning])}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

export function WarningsCard({ warnings }: WarningsProps) {
  const t = useText()
  if (warnings.length === 0) return null
  return (
    <Card aria-labelledby="warnings" className="flex flex-col gap-2.5">
      <h2 id="warnings" className="text-dense font-semibold text-text">
        {t('leaders.warnings')}
      </h2>
      <ul className="flex flex-col gap-2.5">
        {warnings.map((warning) => (
          <li key={warning} className="flex gap-2.5">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
            <span className="min-w-0 text-dense">
              <strong className="block font-semibold text-warn">{t(NAMES[warning])}</strong>
              <span className="text-text2">{t(TEXTS[warning])}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const NAMES = orUnknown(
  {
    adds_to_losers: 'leaders.warnAddsToLosers',
    holds_losers: 'leaders.warnHoldsLosers',
    one_trade: 'leaders.warnOneTrade',
    high_leverage: 'leaders.warnHighLeverage',
    little_own: 'leaders.warnLittleOwn',
  } as const satisfies Record<LeaderWarning, TextKey>,
  'shell.unknown',
)

const TEXTS = orUnknown(
  {
    adds_to_losers: 'leaders.warnAddsToLosersText',
    holds_losers: 'leaders.warnHoldsLosersText',
    one_trade: 'leaders.warnOneTradeText',
    high_leverage: 'leaders.warnHighLeverageText',
    little_own: 'leaders.warnLittleOwnText',
  } as const satisfies Record<LeaderWarning, TextKey>,
  'shell.unknown',
)
