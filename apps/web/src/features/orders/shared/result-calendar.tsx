// The days of a month with what each brought; a day leads to its trades.

import { joinClasses } from '@fairtick/ui/join-classes'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, localeOf, useFormats } from '../../../platform/formats.ts'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { type WeekDay, weeksOf } from './month-days.ts'

type ResultCalendarProps = {
  month: number
  days: Recap['days']
  onDay: (day: string) => void
}

type Recap = NonNullable<CallResult<'contractRecords'>['recap']>

export function ResultCalendar({ month, days, onDay }: ResultCalendarProps) {
  const t = useText()
  const language = useLanguage()
  const weeks = weeksOf(month, MONDAY_FIRST.has(language) ? 1 : 0)
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short' })
  const whole = weeks[1] ?? []
  const byStart = new Map(days.map((day) => [day.from, day]))
  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5">
      <caption className="sr-only">{t('orders.calendar')}</caption>
      <thead>
        <tr>
          {whole.map((day) => (
            <th
              key={day?.date}
              scope="col"
              className="pb-1 text-[0.6875rem]/none font-normal text-text3"
            >
              {day && weekday.format(day.startMs)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks never change places.
          <tr key={at}>
            {week.map((day, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do the days of one.
              <td key={place} className="p-0">
                {day && <Day day={day} result={byStart.get(day.startMs)} onDay={onDay} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** As calendars hang on walls there. */
const MONDAY_FIRST: ReadonlySet<string> = new Set(['zh', 'ms'])

type DayProps = {
  day: WeekDay
  result: Recap['days'][number] | undefined
  onDay: (day: string) => void
}

function Day({ day, result, onDay }: DayProps) {
  const t = useText()
  const { day: dayText, signedMoney, compact, count } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const number = <span className="tabular text-[0.6875rem]/none">{day.date}</span>
  if (result === undefined) {
    return <span className={joinClasses(CELL, 'text-text3')}>{number}</span>
  }
  const direction = directionOf(signedMoney(result.result))
  const amount = masked ? '••' : signed(result.result, compact)
  const spoken = masked ? t('account.amountHidden') : `${signedMoney(result.result)} USD`
  return (
    <button
      type="button"
      onClick={() => onDay(day.name)}
      className={joinClasses(
        CELL,
        'relative w-full active:opacity-60',
        masked ? TINTS.flat : TINTS[direction],
      )}
    >
      <span className="sr-only">
        {`${dayText(day.startMs)}: ${spoken}, ${t('orders.trades', { count: count(result.count) })}`}
      </span>
      <span aria-hidden="true" className="contents">
        {number}
        <span className="tabular max-w-full truncate text-[0.625rem]/none font-semibold">
          {amount}
        </span>
      </span>
    </button>
  )
}

/** In short, with its sign: the whole amount is said with the day. */
function signed(result: string, compact: (text: string) => string): string {
  const isLoss = result.startsWith('-')
  const size = compact(isLoss ? result.slice(1) : result)
  return isLoss ? `−${size}` : `+${size}`
}

const CELL = 'flex min-h-11 flex-col items-center justify-center gap-1 rounded-sm'

const TINTS = {
  up: 'bg-up-tint text-up',
  down: 'bg-down-tint text-down',
  flat: 'bg-surface-2 text-text2',
} as const
