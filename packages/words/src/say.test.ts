// What does not compile: a text that lacks a value, a key that is not there.

import { expect, expectTypeOf, test } from 'vitest'
import { DICTIONARIES, type English } from './dictionaries.ts'
import { fillIn, type PlacesOf, type Template } from './fill-in.ts'
import type { PlainKeyOf, SayOf } from './say.ts'

const { problems } = DICTIONARIES.ja

test('the places of a text are known from the English one', () => {
  expectTypeOf<PlacesOf<'from {{from}} to {{to}}'>>().toEqualTypeOf<'from' | 'to'>()
  expectTypeOf<PlacesOf<'nothing'>>().toEqualTypeOf<never>()
})

test('a text with places is no text before they are filled in', () => {
  expectTypeOf(problems.belowMinimum).toEqualTypeOf<Template<'minimum'>>()
  expectTypeOf(problems.belowMinimum).not.toExtend<string>()
  expectTypeOf(problems.required).toEqualTypeOf<string>()
})

test('a place without its value does not compile', () => {
  expect(fillIn(problems.belowMinimum, { minimum: 5 })).toBe('5 以上にしてください。')
  // @ts-expect-error the text names a minimum
  fillIn(problems.belowMinimum, { maximum: 5 })
  // @ts-expect-error and it names one always
  fillIn(problems.belowMinimum, {})
})

test('a key asks for the values that its text names', () => {
  const say = (() => '') as SayOf<English>
  expect(say('problems.required')).toBe('')
  expect(say('problems.belowMinimum', { minimum: 1 })).toBe('')
  // @ts-expect-error its values are missing
  say('problems.belowMinimum')
  // @ts-expect-error it names nothing
  say('problems.required', { minimum: 1 })
  // @ts-expect-error there is no such text
  say('problems.nothing')
  expectTypeOf<'problems.belowMinimum'>().not.toExtend<PlainKeyOf<English>>()
})
