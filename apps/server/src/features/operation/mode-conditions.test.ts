// TR-12.2: the switch to real money stays shut, and what is missing is named.

import { expect, test } from 'vitest'
import { findModeConditions, type ModeProfile } from './mode-conditions.ts'

const missing = (profile: ModeProfile | undefined, jurisdiction: string, activeAdmins: number) =>
  findModeConditions(profile, { jurisdiction, activeAdmins }).flatMap(({ code, isMet }) =>
    isMet ? [] : [code],
  )

const WHOLE = {
  ...{ legalEntity: 'House KK', licence: '123', supervisor: 'FSA', riskText: 'You may lose.' },
  ...{ complaintContact: 'complaints@house.example', clientMoney: 'Trust bank' },
}

test('TR-12.2: all that people enter is missing at first, in the order of the rule', () => {
  expect(missing(undefined, 'open', 1)).toEqual([
    ...['legal_entity', 'licence', 'country_profile', 'risk_text', 'complaint_contact'],
    ...['client_money', 'two_admins'],
  ])
})

test('TR-12.2: the rules of no country are those of practice alone', () => {
  expect(missing(WHOLE, 'open', 2)).toEqual(['country_profile'])
  expect(missing(WHOLE, 'jp', 2)).toEqual([])
})

test('TR-12.2: half of a licence and one admin are too little', () => {
  expect(missing({ ...WHOLE, supervisor: ' ' }, 'jp', 2)).toEqual(['licence'])
  expect(missing(WHOLE, 'jp', 1)).toEqual(['two_admins'])
})
