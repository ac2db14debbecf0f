// When the payroll runs next, in the reader's time, and how long that is.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { useEffect } from 'react'
import { ageText } from '../../../platform/duration-text.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { useServerNow } from '../../../platform/use-server-now.ts'

const LOOK_EVERY_MS = MINUTE_MS / 2

export function NextPayroll({ timeMs }: { timeMs: number }) {
  const t = useText()
  const { shortTime } = useFormats()
  const nowMs = useServerNow(LOOK_EVERY_MS)
  const hasPassed = nowMs >= timeMs
  useEffect(() => {
    // It has run: what was waiting is paid, and the next one is a day away.
    if (hasPassed) void queryClient.invalidateQueries({ queryKey: ['salary'] })
  }, [hasPassed])
  const left = ageText(Math.max(MINUTE_MS, timeMs - nowMs), t)
  return (
    <span className="tabular text-dense text-text">
      {t('salary.nextPayrollAt', { time: shortTime(timeMs), left })}
    </span>
  )
}
