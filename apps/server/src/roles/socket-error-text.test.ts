// The error frames of the socket in every language.

import { LANGUAGES } from '@fairtick/wire/languages'
import { describe, expect, test } from 'vitest'
import { describeSocketError } from './socket-error-text.ts'

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(['unauthorized', 'unknown_channel', 'too_many', 'invalid'] as const)(
    'the error frame %s is a whole sentence',
    (code) => expect(describeSocketError(code, language)).toMatch(/^[^{}]+$/),
  )
})
