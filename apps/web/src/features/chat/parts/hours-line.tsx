// Whether somebody is there, and until when: only what the house has said.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'

export function HoursLine({ hours }: { hours: CallResult<'chat'>['hours'] }) {
  const text = useHoursText(hours)
  return text === undefined ? null : <p className="text-caption text-text2">{text}</p>
}

/** In the reader's own zone. */
export function useHoursText(hours: CallResult<'chat'>['hours']): string | undefined {
  const t = useText()
  const { fullTime } = useFormats()
  if (hours === null) return undefined
  const { isOpen, changesAt } = hours
  if (changesAt === null) return t(isOpen ? 'chat.openNow' : 'chat.closedNow')
  const time = fullTime(changesAt)
  return isOpen ? t('chat.openUntil', { time }) : t('chat.closedUntil', { time })
}
