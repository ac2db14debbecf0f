// TR-13: tax is withheld where the rules of the country name its law, shown before and certified.

import {
  type JurisdictionText,
  OPEN_JURISDICTION,
  parseJurisdiction,
} from '@fairtick/core/engine/jurisdiction'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { type AccountContext, isDeclined } from '@fairtick/wire/handler'
import { LANGUAGES, type Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../../engine/engine-fixture.ts'
import { verifyTape } from '../../engine/verify/verify-tape.ts'
import { termsUnderRules } from './terms-under-rules.ts'
import { NOON, openWithdrawalStage, TERMS, type WithdrawalStage } from './withdrawals-fixture.ts'

const LAW = {
  authority: 'Revenue <Office>',
  legalBasis: 'Gains Tax Act, § 7',
  rate: '0.15',
  base: 'gains',
} as const

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture
let stage: WithdrawalStage

beforeAll(async () => {
  database = await openTestDatabase()
  clock = createSettableClock(NOON)
  engine = await openEngine(database, clock, { moneyTerms: TERMS })
  stage = openWithdrawalStage(database, () => engine)
  await stage.enter('a')
  await engine.tick('64000')
  // A gain of 933, of which nothing is taxed yet.
  await engine.trade('practice a', 'gain', { lots: '100' })
  await engine.tick('65000')
  await engine.close('practice a', 'gain')
})

afterAll(async () => {
  await engine.stop()
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
  await database.close()
})

function as(language: Language): AccountContext {
  return {
    ...{ language, account: 'practice', address: '127.0.0.1', device: 'test', key: undefined },
    caller: { userId: 'a', sessionId: 's' },
  }
}

const rulesWith = (tax: JurisdictionText['tax']) => ({ ...OPEN_JURISDICTION.text, tax })

/** On the tape; the slice reads from the commit what stands there. */
async function impose(tax: JurisdictionText['tax']): Promise<void> {
  engine.submit({ kind: 'jurisdiction', rules: rulesWith(tax) })
  await engine.tick('65000')
  stage.gate.rules = parseJurisdiction(rulesWith(tax))
}

async function readTerms() {
  const terms = await stage.calls.withdrawalTerms(
    { query: { method: 'wallet' }, body: {} },
    as('en'),
  )
  if (isDeclined(terms)) throw new Error(JSON.stringify(terms))
  return terms
}

const ask = (amount: string, shown?: { fee: string; tax: string }) =>
  stage.calls.withdrawToWallet(
    { query: {}, body: { amount, password: '123456', ...(shown && { shown }) } },
    as('en'),
  )

async function withdrawn(...given: Parameters<typeof ask>) {
  const answer = await ask(...given)
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

async function certificate(id: string, language: Language): Promise<string> {
  const answer = await stage.calls.withdrawalCertificate({ query: { id }, body: {} }, as(language))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  let html = ''
  for await (const part of answer.parts) html += part
  return html
}

it('of practice money the tax is an example, and its certificate says so (TR-6.2)', async () => {
  expect(await readTerms()).toMatchObject({ taxRate: '0.2', taxLaw: null })
  const { id } = await withdrawn('100', { fee: '1', tax: '20' })
  for (const language of LANGUAGES) {
    const { certTaxPractice } = DICTIONARIES[language].exports
    expect(await certificate(id, language)).toContain(certTaxPractice)
  }
})

it('a law is named before and on the certificate, and its rate is the most that is withheld', async () => {
  await impose(LAW)
  const { authority, legalBasis } = LAW
  expect(await readTerms()).toMatchObject({
    ...{ taxRate: '0.15', taxBase: 'gains', taxLaw: { authority, legalBasis } },
  })
  // What was shown under the rules of before is not charged.
  expect(await ask('100', { fee: '1', tax: '20' })).toMatchObject({ code: 'terms_changed' })
  const { id } = await withdrawn('100', { fee: '1', tax: '15' })
  for (const language of LANGUAGES) {
    const { certTaxAuthority, certTaxLaw, certTaxPractice } = DICTIONARIES[language].exports
    const html = await certificate(id, language)
    for (const text of [
      certTaxAuthority,
      'Revenue &lt;Office&gt;',
      certTaxLaw,
      legalBasis,
      '15%',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).not.toContain(certTaxPractice)
  }
})

it('without a law nothing is withheld, whatever the terms of money say, after a restart too', async () => {
  await impose(null)
  expect(await readTerms()).toMatchObject({ taxRate: '0', taxLaw: null })
  const { id } = await withdrawn('100', { fee: '1', tax: '0' })
  const { certTaxAuthority, certTaxLaw } = DICTIONARIES.en.exports
  const html = await certificate(id, 'en')
  expect(html).not.toContain(certTaxAuthority)
  expect(html).not.toContain(certTaxLaw)
  await engine.stop()
  engine = await openEngine(database, clock, { moneyTerms: TERMS })
  expect(await withdrawn('50')).toMatchObject({ tax: '0', received: '49' })
})

it('keeps the law of its submit, whatever stands later', async () => {
  const [first] = await database.query<{ id: string }>(
    "SELECT id FROM withdrawal WHERE tax = 15000000 AND account_id = 'practice a'",
  )
  expect(await certificate(first?.id ?? '', 'en')).toContain(LAW.legalBasis)
})

it('the example of practice is never charged in live mode, a law is', () => {
  const under = (tax: JurisdictionText['tax']) =>
    termsUnderRules(parseJurisdiction(rulesWith(tax)), 'live', TERMS.withdrawals)
  expect(under('practice').taxRate).toBe('0')
  expect(under(LAW)).toMatchObject({ taxRate: '0.15', taxLaw: { authority: LAW.authority } })
})
