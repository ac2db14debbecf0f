// Error frames of the socket in the client's language.

import { DEFAULT_LANGUAGE, isLanguage } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import type { DescribeError } from '../gateway/client-requests.ts'

/** When a socket that asked too much may ask again (REL-31). */
const COME_BACK_SECONDS = 60

export const describeSocketError: DescribeError = (code, language) => {
  const { problems, refusals } = DICTIONARIES[isLanguage(language) ? language : DEFAULT_LANGUAGE]
  switch (code) {
    case 'unauthorized':
      return refusals.unauthorized
    case 'unknown_channel':
      return refusals.notFound
    case 'too_many':
      return fillIn(refusals.tooMany, { seconds: COME_BACK_SECONDS })
    case 'invalid':
      return problems.invalid
    default:
      return code satisfies never
  }
}
