// TR-12.2: the switch to real money stays shut, and what is missing is named.

import { expect, test } from 'vitest'
import { findModeConditions, type ModeFacts, missingWords } from './mode-conditions.ts'

const PROFILE = {
  ...{ legalEntity: 'House KK', licence: '123', supervisor: 'FSA', riskText: 'You may lose.' },
  ...{ complaintContact: 'complaints@house.example', clientMoney: 'Trust bank' },
}

const WHOLE: ModeFacts = {
  ...{ profile: PROFILE, jurisdictions: ['jp'], activeAdmins: 2, source: 'live' },
  ...{ databaseKind: 'postgres', excessRights: 0, shippedWays: 0 },
  ...{ isDemo: false, isClockReal: true },
}

const missing = (facts: Partial<ModeFacts>) =>
  findModeConditions({ ...WHOLE, ...facts }).flatMap(({ code, isMet }) => (isMet ? [] : [code]))

test('TR-12.2: all that people enter is missing at first, in the order of the rule', () => {
  const first = { profile: undefined, jurisdictions: ['open'], activeAdmins: 1 }
  expect(missing(first)).toEqual([
    ...['legal_entity', 'licence', 'country_profile', 'risk_text', 'complaint_contact'],
    ...['client_money', 'two_admins'],
  ])
  expect(missing({})).toEqual([])
})

test('TR-12.2: half of a licence and one admin are too little', () => {
  expect(missing({ profile: { ...PROFILE, supervisor: ' ' } })).toEqual(['licence'])
  expect(missing({ activeAdmins: 1 })).toEqual(['two_admins'])
})

test('TR-12.2: the rules of no country are those of practice alone, also when they come later', () => {
  expect(missing({ jurisdictions: ['jp', 'open'] })).toEqual(['country_profile'])
  expect(missing({ jurisdictions: [] })).toEqual(['country_profile'])
})

test.each([
  ['live_market', { source: 'simulated' }],
  ['live_market', { source: 'replay' }],
  ['live_market', { source: undefined }],
  ['own_payment_ways', { shippedWays: 1 }],
  ['restricted_role', { excessRights: 1 }],
  ['real_clock', { isClockReal: false }],
  ['no_demo_data', { isDemo: true }],
] as const)('%s alone is missing of a server that has %j', (code, facts) => {
  expect(missing(facts)).toEqual([code])
})

test('the embedded database is neither PostgreSQL nor of a restricted role', () => {
  expect(missing({ databaseKind: 'pglite' })).toEqual(['postgres', 'restricted_role'])
})

test('names each word that a live installation must keep', () => {
  expect(missingWords(PROFILE)).toEqual([])
  expect(missingWords({ ...PROFILE, licence: '', riskText: '  ' })).toEqual(['licence', 'riskText'])
})
