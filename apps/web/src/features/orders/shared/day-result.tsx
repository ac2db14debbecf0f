// The heading of a day in a history: its date, and what the day brought once that is known.

import { Amount } from '@fairtick/ui/amount'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'

export type DayResultProps = {
  dayMs: number
  /** Decimal text, of the whole day; undefined when nothing of it has a result. */
  result: string | undefined
}

export function DayResult({ dayMs, result }: DayResultProps) {
  const t = useText()
  const { day, signedMoney } = useFormats()
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 px-1">
      <h2 className="text-dense font-semibold text-text2">{day(dayMs)}</h2>
      {result !== undefined && (
        <span className="flex flex-wrap items-baseline gap-x-1.5 text-caption text-text3">
          {t('orders.dayResult')}
          <Amount text={signedMoney(result)} direction={directionOf(result)} size="dense" />
        </span>
      )}
    </div>
  )
}
