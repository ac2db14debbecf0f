// One day's rewards: the sum and its state, and below by level how many fees brought how much.

import { Amount } from '@fairtick/ui/amount'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { speakDetails, useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { timeOfDate } from '../../../platform/operator-date.ts'
import { ExplainButton } from '../../../shell/explanation/explain-button.tsx'
import type { RewardDay } from '../use-share-records.ts'
import { PayState } from './pay-state.tsx'

const DayExplanation = lazySheet(async () => {
  const [file] = await Promise.all([import('./day-explanation.tsx'), speakDetails()])
  return file.DayExplanation
})

export type RewardDayRowProps = {
  day: RewardDay
  /** Undefined while it is not known. */
  nextPayrollMs: number | undefined
}

export function RewardDayRow({ day, nextPayrollMs }: RewardDayRowProps) {
  const t = useText()
  const formats = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const amount = (text: string, size: 'dense' | 'body') => (
    <Amount
      text={size === 'body' ? formats.signedFee(text) : formats.fee(text)}
      exact={size === 'body' ? formats.exactSignedMoney(text) : formats.exactMoney(text)}
      size={size}
      weight={size === 'body' ? 'strong' : 'normal'}
      mark="hidden"
      masked={masked}
      maskedLabel={t('account.amountHidden')}
    />
  )
  const date = formats.day(timeOfDate(day.date))
  const next = nextPayrollMs === undefined ? undefined : formats.dateTime(nextPayrollMs)
  const when =
    day.paidTime === null
      ? next && t('team.paidNext', { time: next })
      : t('team.paidAt', { time: formats.dateTime(day.paidTime) })
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="text-dense font-semibold">{date}</h3>
        <ExplainButton
          label={t('account.explain', { name: date })}
          sheet={(opened) => <DayExplanation {...opened} day={day} />}
        />
        <PayState state={day.status} />
        <span className="ms-auto">{amount(day.amount, 'body')}</span>
      </span>
      {when !== undefined && <span className="tabular text-caption text-text3">{when}</span>}
      <dl className="mt-1 flex flex-col gap-1 rounded-md bg-surface-2 px-3 py-2">
        {day.levels.map(({ level, rate, fees, amount: part }) => (
          <div key={`${level} ${rate}`} className="flex justify-between gap-3 text-dense">
            <dt className="text-text2">
              {t('team.source', { level: String(level), count: formats.count(fees) })}
            </dt>
            <dd>{amount(part, 'dense')}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
