// TR-12.2: the switch to real money stays shut, and what is missing is named.

import { expect, test } from 'vitest'
import { findModeConditions } from './mode-conditions.ts'

const missing = (...given: Parameters<typeof findModeConditions>) =>
  findModeConditions(...given).flatMap(({ code, isMet }) => (isMet ? [] : [code]))

const WHOLE = {
  ...{ legalEntity: 'House KK', licence: '123', supervisor: 'FSA', riskText: 'You may lose.' },
  ...{ complaintContact: 'complaints@house.example', clientMoney: 'Trust bank' },
}

test('TR-12.2: all of it is missing at first, in the order of the rule', () => {
  expect(missing(undefined, 1)).toEqual([
    ...['legal_entity', 'licence', 'country_profile', 'risk_text', 'complaint_contact'],
    ...['client_money', 'identity_verification', 'two_admins'],
  ])
})

test('TR-12.2: what does not exist stays missing whatever is entered', () => {
  expect(missing(WHOLE, 2)).toEqual(['country_profile', 'identity_verification'])
  expect(missing({ ...WHOLE, supervisor: ' ' }, 2)).toContain('licence')
  expect(missing(WHOLE, 1)).toContain('two_admins')
})
