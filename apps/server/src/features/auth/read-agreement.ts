// The agreement that registering accepts, in the language asked.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { htmlOf } from '../../platform/html-text.ts'

export function readAgreement(language: Language): CallResult<'registerAgreement'> {
  const { title, ...sections } = DICTIONARIES[language].agreement
  return { title, html: htmlOf(Object.values(sections)) }
}
