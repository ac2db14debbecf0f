// The agreement says what the engine does.

import { STOP_OUT } from '@fairtick/core/account/risk-rate'
import { formatRate } from '@fairtick/core/numbers/rate'
import { LANGUAGES } from '@fairtick/wire/languages'
import { expect, test } from 'vitest'
import { percentText } from '../../platform/percent-text.ts'
import { readAgreement } from './read-agreement.ts'

test.each(LANGUAGES)('TR-4.7: in %s it says when positions are closed', (language) => {
  const { html } = readAgreement(language)
  expect(html.replaceAll(' %', '%').split(/[^\d.%]+/)).toContain(percentText(formatRate(STOP_OUT)))
})
