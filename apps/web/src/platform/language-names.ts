// The six languages, each in its own words.

import type { Language } from '@fairtick/wire/languages'

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ja: '日本語',
  zh: '简体中文',
  en: 'English',
  ko: '한국어',
  th: 'ไทย',
  ms: 'Bahasa Melayu',
}
