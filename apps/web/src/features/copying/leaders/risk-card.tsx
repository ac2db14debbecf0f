// What the return was made with: open loss, own money, leverage, patience.

import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { ageText } from '../../../platform/duration-text.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { Leader, LeaderFigures } from '../leader-reads.ts'
import { useFigureTexts } from './figure-grid.tsx'

type RiskCardProps = { leader: Leader; figures: LeaderFigures }

export function RiskCard({ leader, figures }: RiskCardProps) {
  const t = useText()
  const { money, signedMoney, count } = useFormats()
  const { share } = useFigureTexts()
  const { openLoss, ownEquity, leverage95, avgHoldingTime, trades } = figures
  const inUsd = (text: string | null) => (text === null ? '—' : `${text} USD`)
  const info = (name: TextKey, text: TextKey) => ({
    label: t('account.explain', { name: t(name) }),
    text: t(text),
  })
  return (
    <Card aria-labelledby="risk">
      <h2 id="risk" className="text-dense font-semibold text-text">
        {t('leaders.risk')}
      </h2>
      <DefinitionList
        rows={[
          {
            id: 'openLoss',
            label: t('leaders.openLoss'),
            info: info('leaders.openLoss', 'leaders.openLossInfo'),
            value: inUsd(openLoss && signedMoney(openLoss)),
            weight: 'strong',
          },
          {
            id: 'ownEquity',
            label: t('leaders.ownEquity'),
            info: info('leaders.ownEquity', 'leaders.ownEquityInfo'),
            value: inUsd(ownEquity && money(ownEquity)),
          },
          {
            id: 'copiedFunds',
            label: t('leaders.copiedFunds'),
            info: info('leaders.copiedFunds', 'leaders.copiedFundsInfo'),
            value: inUsd(money(leader.copiedFunds)),
          },
          {
            id: 'leverage',
            label: t('leaders.leverage'),
            info: info('leaders.leverage', 'leaders.leverageInfo'),
            value: leverage95 === null ? '—' : t('leaders.leverageMost', { leverage: leverage95 }),
          },
          {
            id: 'holding',
            label: t('leaders.holdingTime'),
            value: avgHoldingTime === null ? '—' : ageText(avgHoldingTime, t),
          },
          { id: 'trades', label: t('leaders.trades'), value: count(trades) },
          {
            id: 'wins',
            label: t('leaders.winRate'),
            info: info('leaders.winRate', 'leaders.winRateInfo'),
            value: share(figures.winRate),
          },
        ]}
      />
    </Card>
  )
}
