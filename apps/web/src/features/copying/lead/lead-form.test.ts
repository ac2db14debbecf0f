// An application to lead as it is typed.

import { expect, test } from 'vitest'
import { checkLead, EMPTY_LEAD, leadBody } from './lead-form.ts'

const whole = { ...EMPTY_LEAD, name: 'Kaede', intro: 'Small sizes.' }

test.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'required' }],
  [{ intro: '' }, { intro: 'required' }],
  [{ profitShare: '21' }, { profitShare: 'invalid' }],
  [{ profitShare: '0' }, {}],
  [{ profitShare: '2.5' }, { profitShare: 'invalid' }],
  [{ maxFollowers: '0' }, { maxFollowers: 'invalid' }],
  [{ maxFollowers: '1001' }, { maxFollowers: 'invalid' }],
])('TR-10.7: %o has the problems %o', (change, problems) => {
  expect(checkLead({ ...whole, ...change })).toEqual(problems)
})

test('percent are sent as a fraction', () => {
  expect(leadBody({ ...whole, profitShare: '5' })).toMatchObject({
    profitShare: '0.05',
    maxFollowers: 1_000,
    maxCopied: '1000000',
  })
  expect(leadBody({ ...whole, profitShare: '20' }).profitShare).toBe('0.20')
})
