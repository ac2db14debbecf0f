// Where rewards come from and where they do not, in plain sentences (TR-8).

import { Card } from '@fairtick/ui/card'
import { ReceiptText } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useOperatorZoneName } from '../../../platform/zone-name.ts'
import { useMonthSpan } from '../use-month-span.ts'
import { RewardsOff } from './rewards-off.tsx'

export type RewardRulesProps = {
  /** Of levels 1, 2 and 3; none: nothing is earned here. */
  rates: readonly string[]
  /** Null: without an end. */
  months: number | null
}

export function RewardRules({ rates, months }: RewardRulesProps) {
  const t = useText()
  const { percent } = useFormats()
  const zone = useOperatorZoneName()
  const span = useMonthSpan()
  if (rates.length === 0) {
    return <RewardsOff />
  }
  const rules = [
    t('team.ruleFees', { rates: rates.map((rate) => percent(rate)).join(' / ') }),
    ...(months === null ? [] : [t('team.ruleMonths', { months: span(months) })]),
    t('team.ruleNothingElse'),
    t('team.ruleNoCost'),
    t('team.rulePaid', { zone }),
  ]
  return (
    <Card aria-labelledby="reward-rules">
      <h2 id="reward-rules" className="flex items-center gap-2 text-dense font-semibold">
        <ReceiptText aria-hidden="true" className="size-5 shrink-0 text-primary" />
        {t('team.rulesTitle')}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-2 ps-5 text-dense text-text2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}
