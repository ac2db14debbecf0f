// Numbers and their nouns: as the rules of English have them, and of no other language.

import { describe, expect, test } from 'vitest'
import { DICTIONARIES } from './dictionaries.ts'
import { fillPlaces } from './fill-in.ts'

describe('the noun of a number', () => {
  const lots = (count: string | number) => fillPlaces('{{n}} {{n:lot|lots}}', { n: count })

  test.each([
    [1, '1 lot'],
    ['1', '1 lot'],
    [0, '0 lots'],
    [2, '2 lots'],
    ['0.01', '0.01 lots'],
    ['1.00', '1.00 lots'],
    ['1,001', '1,001 lots'],
  ])('%s', (count, text) => expect(lots(count)).toBe(text))
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [22, '22nd'],
  ['1,003', '1,003rd'],
])('the rank of %s', (place, text) => {
  expect(fillPlaces('{{place}}{{place:st|nd|rd|th}}', { place })).toBe(text)
})

test('a place without its value stays as it is', () => {
  expect(fillPlaces('{{a}} {{b:lot|lots}}', { c: 1 })).toBe('{{a}} {{b:lot|lots}}')
})

/** Words behind a place that end in s and count nothing. */
const UNCOUNTED = /^(address|as|belongs|candles|equals|gains|is|minus|plus|was)$/

test('every counted noun of English has its forms', () => {
  const wrong = textsOf('en').filter(({ text }) => {
    const filled = text.replace(/\{\{(\w+)\}\}/g, '1').replace(/\{\{\w+:[^}]+\}\}/g, '')
    return [...filled.matchAll(/\b1 ([a-z]+s)\b/g)].some(([, noun = '']) => !UNCOUNTED.test(noun))
  })
  expect(wrong).toEqual([])
})

test('no text leaves it open whether it is one or more', () => {
  expect(textsOf('en').filter(({ text }) => /\w\(e?s\)/.test(text))).toEqual([])
})

test('forms stand in a text that names the number, two of a count or four of a rank', () => {
  const wrong = textsOf('en').filter(({ text }) =>
    [...text.matchAll(/\{\{(\w+):([^}]+)\}\}/g)].some(
      ([, name, forms = '']) =>
        !text.includes(`{{${name}}}`) || ![2, 4].includes(forms.split('|').length),
    ),
  )
  expect(wrong).toEqual([])
})

test.each(['ja', 'zh', 'ko', 'th', 'ms'] as const)(
  '%s has one form, and names none',
  (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    expect(pluralCategories).toEqual(['other'])
    expect(textsOf(language).filter(({ text }) => /\{\{\w+:/.test(text))).toEqual([])
  },
)

function textsOf(language: keyof typeof DICTIONARIES) {
  const areas = DICTIONARIES[language] as unknown as Record<string, Record<string, string>>
  return Object.entries(areas).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]) => ({ key: `${area}.${name}`, text })),
  )
}
