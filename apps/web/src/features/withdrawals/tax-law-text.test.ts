// TR-13: before a withdrawal its owner reads for whom tax is withheld and by which law.

import { LANGUAGES } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import { expect, test } from 'vitest'
import type { Say } from '../../platform/i18n.ts'
import { taxLawText } from './tax-law-text.ts'

const LAW = { authority: 'Revenue Office', legalBasis: 'Gains Tax Act, § 7' }

test.each(LANGUAGES)('a law is named with its authority, or that there is none: %s', (language) => {
  const { taxLaw, taxPractice, taxNone } = DICTIONARIES[language].withdraw
  const texts = new Map<unknown, () => string>([
    ['withdraw.taxLaw', () => fillIn(taxLaw, LAW)],
    ['withdraw.taxPractice', () => taxPractice],
    ['withdraw.taxNone', () => taxNone],
  ])
  const say = ((key: unknown, values?: unknown) => {
    expect(values).toEqual(key === 'withdraw.taxLaw' ? LAW : undefined)
    return texts.get(key)?.()
  }) as Say
  const named = taxLawText({ taxRate: '0.15', taxLaw: LAW }, say)
  expect(named).toContain(LAW.authority)
  expect(named).toContain(LAW.legalBasis)
  expect(taxLawText({ taxRate: '0.2', taxLaw: null }, say)).toBe(taxPractice)
  expect(taxLawText({ taxRate: '0', taxLaw: null }, say)).toBe(taxNone)
})
