// What can be typed for an indicator, and what of it is kept.

import { USUAL_PARAMS } from '@fairtick/ui/indicator-params'
import { expect, test } from 'vitest'
import { INDICATOR_FIELDS, paramsOf, readParam, withParam, withUsual } from './indicator-fields.ts'

const [PERIOD, DEVIATIONS] = INDICATOR_FIELDS.BOLL ?? []
if (PERIOD === undefined || DEVIATIONS === undefined) throw new Error('BOLL has two fields')

test.each(Object.entries(INDICATOR_FIELDS))('%s has a field for each parameter', (name, fields) => {
  expect(fields).toHaveLength(USUAL_PARAMS[name as keyof typeof INDICATOR_FIELDS].length)
})

test.each([
  ['20', 20],
  ['1', 1],
  ['500', 500],
  ['0', undefined],
  ['501', undefined],
  ['2.5', undefined],
  ['-3', undefined],
  ['', undefined],
  ['1e2', undefined],
])('a period of %j is %j', (text, value) => {
  expect(readParam(text, PERIOD)).toBe(value)
})

test.each([
  ['2', 2],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['0', undefined],
  ['11', undefined],
])('%j deviations are %j', (text, value) => {
  expect(readParam(text, DEVIATIONS)).toBe(value)
})

test('only what differs from the usual settings is kept', () => {
  const changed = withParam({}, 'MA', { at: 1, value: 99 })
  expect(changed).toEqual({ MA: [7, 99] })
  expect(paramsOf('MA', changed)).toEqual([7, 99])
  expect(paramsOf('EMA', changed)).toEqual([7, 25])
  expect(withParam(changed, 'MA', { at: 1, value: 25 })).toEqual({})
  expect(withUsual(changed, 'MA')).toEqual({})
})
