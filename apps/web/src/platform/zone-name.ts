// Time zones as people call them: `日本時間`, not `Asia/Tokyo`.

import type { Language } from '@fairtick/wire/languages'
import { useClientState } from './client-state.ts'
import { localeOf } from './formats.ts'
import { useLanguage } from './i18n.ts'

/** The same all year round, also where clocks change. */
export function zoneName(language: Language, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    ...{ timeZone, timeZoneName: 'longGeneric' },
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Of the operator's days and windows. */
export function useOperatorZoneName(): string {
  const language = useLanguage()
  return zoneName(language, useClientState((state) => state.dictData?.operatorTimeZone) ?? 'UTC')
}
