// What it takes to lead, item by item.

import { Badge } from '@fairtick/ui/badge'
import { Card } from '@fairtick/ui/card'
import { List, ListRow } from '@fairtick/ui/list-row'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { Leading } from './use-leading.ts'

type Item = Leading['eligibility'][number]

export function EligibilityCard({ eligibility }: Pick<Leading, 'eligibility'>) {
  const t = useText()
  return (
    <Card padding="none" className="px-4 pt-3" aria-labelledby="eligibility">
      <h2 id="eligibility" className="text-dense font-semibold text-text">
        {t('leaders.eligibility')}
      </h2>
      <List>
        {eligibility.map((item) => (
          <Rule key={item.rule} item={item} />
        ))}
      </List>
    </Card>
  )
}

function Rule({ item: { rule, isMet, have, need } }: { item: Item }) {
  const t = useText()
  const { count } = useFormats()
  const progress =
    have === null || need === null
      ? undefined
      : t('leaders.haveOfNeed', { have: count(have), need: count(need) })
  return (
    <ListRow
      title={<span className="text-dense">{t(RULES[rule])}</span>}
      subtitle={progress && <span className="tabular">{progress}</span>}
      trailing={
        <Badge tone={isMet ? 'success' : 'warn'} icon={isMet ? <CircleCheck /> : <CircleDashed />}>
          {t(isMet ? 'leaders.met' : 'leaders.notMet')}
        </Badge>
      }
    />
  )
}

const RULES = orUnknown(
  {
    verified: 'leaders.ruleVerified',
    days: 'leaders.ruleDays',
    trades: 'leaders.ruleTrades',
    one_person: 'leaders.ruleOnePerson',
  } as const satisfies Record<Item['rule'], TextKey>,
  'shell.unknown',
)
