// What the rewards of one day are made of, and those of each level.

import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { timeOfDate } from '../../../platform/operator-date.ts'
import { ExplainSheet } from '../../../shell/explanation/explain-sheet.tsx'
import { explainDay, explainLevel } from '../explain-rewards.ts'
import type { RewardDay } from '../use-share-records.ts'

export type DayExplanationProps = {
  open: boolean
  onClose: () => void
  day: RewardDay
}

export function DayExplanation({ open, onClose, day }: DayExplanationProps) {
  const t = useText()
  const formats = useFormats()
  const nameOf = ({ level, rate }: RewardDay['levels'][number]) =>
    `${t('team.level', { level })} (${formats.percent(rate)})`
  const explain = () => [
    { name: formats.day(timeOfDate(day.date)), explanation: explainDay(day, nameOf) },
    ...day.levels.map((level) => ({ name: nameOf(level), explanation: explainLevel(level) })),
  ]
  return <ExplainSheet open={open} onClose={onClose} explain={explain} />
}
