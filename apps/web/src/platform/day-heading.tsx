// The heading of a day in a list: today and yesterday by name.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { daysBetween } from './day-groups.ts'
import { useFormats } from './formats.ts'
import { useText } from './i18n.ts'
import { useServerNow } from './use-server-now.ts'

export function DayHeading({ dayMs }: { dayMs: number }) {
  const t = useText()
  const { day } = useFormats()
  const daysAgo = daysBetween(dayMs, useServerNow(MINUTE_MS))
  const name =
    daysAgo === 0 ? t('messages.today') : daysAgo === 1 ? t('messages.yesterday') : day(dayMs)
  return <h2 className="px-1 pt-2 pb-1.5 text-caption font-semibold text-text2">{name}</h2>
}
