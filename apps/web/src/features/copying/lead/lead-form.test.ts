// An application to lead as it is typed.

import { expect, test } from 'vitest'
import { checkLead, EMPTY_LEAD, firstValues, leadBody } from './lead-form.ts'

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

const TERMS = { profitShare: '0.070000000000', maxFollowers: 40, maxCopied: '5000.000000' }
const APPLICATION = {
  ...{ id: '1', reason: null, time: 1, name: 'New', intro: 'Calm.', ...TERMS },
  status: 'pending',
} as const
const LEADER = {
  ...{ id: '1', name: 'Old', ...TERMS, profitShare: '0.15', maxFollowers: 30 },
  ...{ since: 1, followers: 0, copiedFunds: '0', stopped: null },
}

test('who applied, or leads, finds their terms in the form', () => {
  expect(firstValues({ application: null, leader: null })).toEqual(EMPTY_LEAD)
  const applied = { name: 'New', intro: 'Calm.', maxCopied: '5000' }
  const again = firstValues({ application: APPLICATION, leader: null })
  expect(again).toEqual({ ...applied, profitShare: '7', maxFollowers: '40' })
  const led = firstValues({ application: APPLICATION, leader: LEADER })
  expect(led).toEqual({ ...applied, profitShare: '15', maxFollowers: '30' })
})

test('a share that is no whole percent is left to be typed', () => {
  const odd = { ...APPLICATION, profitShare: '0.125' }
  expect(firstValues({ application: odd, leader: null }).profitShare).toBe('')
})
