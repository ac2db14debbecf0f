// What those who invited me earn of my fees: nothing that others have from me is hidden (TR-8.1).

import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { timeOfDate } from '../../../platform/operator-date.ts'
import type { Invitation } from '../use-share-records.ts'

export function EarnedOfMine({ invitation }: { invitation: Invitation }) {
  const t = useText()
  const { fee, percent, date } = useFormats()
  const { ofMine, rates, earningOfMine: earning } = invitation
  if (ofMine.length === 0) return null
  return (
    <Card aria-labelledby="of-mine">
      <h2 id="of-mine" className="text-dense font-semibold">
        {t('team.ofMineTitle')}
      </h2>
      <p className="mt-1 text-caption text-text2">{t('team.ofMineText')}</p>
      {earning && (
        <p className="mt-1 text-caption text-text2">
          {t(earning.hasEnded ? 'team.ofMineEnded' : 'team.ofMineUntil', {
            date: date(timeOfDate(earning.lastDay)),
          })}
        </p>
      )}
      <DefinitionList
        rows={ofMine.map(({ level, amount }) => ({
          id: String(level),
          label: t('team.ofMineLevel', { level, rate: percent(rates[level - 1] ?? '0') }),
          value: `${fee(amount)} USD`,
        }))}
      />
    </Card>
  )
}
