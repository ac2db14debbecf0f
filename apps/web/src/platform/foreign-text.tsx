// Says of a text that it is not in the reader's language: the operator wrote none in it.

import type { Language } from '@fairtick/wire/languages'
import { useLanguage, useText } from './i18n.ts'

export function ForeignTextNote({ language }: { language: Language }) {
  const t = useText()
  if (language === useLanguage()) return null
  return <span className="block text-caption text-text3">{t('content.inEnglish')}</span>
}
