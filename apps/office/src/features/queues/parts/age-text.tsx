// How long ago something was; the moment itself, local and in UTC, is in its title.

import { timeTitle } from '../../../parts/time-text.tsx'
import { ageText } from '../age.ts'
import { useNow } from '../use-now.ts'

const LOOK_EVERY_MS = 20_000

export function AgeText({ ms }: { readonly ms: number }) {
  const nowMs = useNow(LOOK_EVERY_MS)
  const iso = new Date(ms).toISOString()
  return (
    <time dateTime={iso} title={timeTitle(ms)}>
      {ageText(ms, nowMs)}
    </time>
  )
}
