// H6: a withdrawal goes, of each part of its terms, by the better of those of now and those that
// stood at any deposit before; in no order of changes and deposits by less than any of these.

import { createMoneyFixture } from '@fairtick/testkit/money-fixture'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepTerms, readKeptTerms } from '../cash/kept-terms.ts'
import { calculateWithdrawal } from '../cash/withdrawal.ts'
import { parseWithdrawalTerms, type WithdrawalTermsText } from '../cash/withdrawal-terms.ts'
import { parseQuantity, type Quantity } from '../numbers/lots.ts'
import { type Money, parseMoney } from '../numbers/money.ts'
import { type Price, parsePrice } from '../numbers/price.ts'
import type { Instant } from '../time/instant.ts'

const method = fc.record({
  feeRate: fc.constantFrom('0', '0.001', '0.01', '0.2'),
  feeFixed: fc.constantFrom('0', '1', '2.5', '30'),
  min: fc.constantFrom('1', '20', '100'),
  max: fc.constantFrom('99', '500', '50000'),
})
const terms = fc.record({
  taxRate: fc.constantFrom('0', '0.2'),
  taxBase: fc.constantFrom('gains' as const, 'amount' as const),
  windowMode: fc.constantFrom('queue' as const, 'refuse' as const),
  methods: fc.record({ bank: method, wallet: method }),
}) satisfies fc.Arbitrary<WithdrawalTermsText>

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('terms' as const), terms }),
    // Submitted so many acts before.
    fc.record({ act: fc.constant('deposit' as const), back: fc.nat({ max: 5 }) }),
    fc.record({ act: fc.constant('reset' as const) }),
    fc.record({
      act: fc.constant('withdraw' as const),
      amount: fc.constantFrom('1', '19', '20', '60', '99', '100', '700', '40000'),
      code: fc.constantFrom('bank', 'wallet'),
    }),
  ),
  { minLength: 4, maxLength: 25 },
)

type Fixture = ReturnType<typeof createMoneyFixture>

const deposit = ({ ask, now }: Fixture, id: string, submitted = now()) =>
  ask({
    ...{ kind: 'credit-deposit', accountId: 'a', depositId: id, channel: 'bank' },
    submitted,
    ...{ amount: parseQuantity('100') as Quantity, rate: parsePrice('1') as Price },
  })

/** What would be received under these terms alone, with the tax of now; undefined: refused. */
function receivedUnder(
  text: WithdrawalTermsText,
  now: WithdrawalTermsText,
  { amount, code }: { readonly amount: Money; readonly code: string },
): Money | undefined {
  const { methods, windowMode } = parseWithdrawalTerms(text)
  const of = methods.get(code)
  if (of === undefined || windowMode === 'refuse' || amount < of.min || amount > of.max) {
    return undefined
  }
  const { received } = calculateWithdrawal({ amount, from: 'cash' }, of, tax(now), 0n as Money)
  return received > 0n ? received : undefined
}

const tax = (text: WithdrawalTermsText) => parseWithdrawalTerms(text)

describe('H6: the better of two terms', () => {
  it('is never less than what stood at a deposit or while it waited, nor than what stands', () => {
    let compared = 0
    fc.assert(
      fc.property(terms, acts, (first, scenario) => {
        const fixture = createMoneyFixture('1000000', first)
        let now: WithdrawalTermsText = first
        let atDeposits: WithdrawalTermsText[] = []
        const stood: { terms: WithdrawalTermsText; until: number }[] = [
          { terms: first, until: Number.POSITIVE_INFINITY },
        ]
        const times: Instant[] = []
        for (const [place, act] of scenario.entries()) {
          fixture.pass(1_000)
          times.push(fixture.now())
          if (act.act === 'terms') {
            now = act.terms
            Object.assign(stood.at(-1) ?? {}, { until: fixture.now() })
            stood.push({ terms: now, until: Number.POSITIVE_INFINITY })
            fixture.setTerms(now)
          }
          if (act.act === 'deposit') {
            const submitted = times[Math.max(0, place - act.back)] ?? fixture.now()
            expect(deposit(fixture, `d${place}`, submitted)).toBe('ok')
            const meanwhile = stood.filter(({ until }) => until > submitted)
            atDeposits.push(...meanwhile.map(({ terms }) => terms))
          }
          if (act.act === 'reset') {
            const { ask } = fixture
            const grant = parseMoney('1000000') as Money
            const answer = ask({
              kind: 'reset-practice',
              accountId: 'a',
              resetId: `${place}`,
              grant,
            })
            if (answer === 'ok') atDeposits = []
          }
          if (act.act !== 'withdraw') continue
          const amount = parseMoney(act.amount) as Money
          const { code } = act
          const promised = [now, ...atDeposits].flatMap(
            (one) => receivedUnder(one, now, { amount, code }) ?? [],
          )
          const answer = fixture.submit(`w${place}`, act.amount, { method: code })
          if (promised.length === 0) continue
          // Taken under one of them it is taken now, and brings as much as under each.
          expect(answer).toBe('ok')
          const { received } = fixture.account().withdrawals.get(`w${place}`) ?? { received: 0n }
          for (const one of promised) expect(received >= one).toBe(true)
          compared += promised.length
        }
      }),
    )
    expect(compared).toBeGreaterThan(50)
  })

  it('is each part for itself, whatever came in between, and its text is read again', () => {
    fc.assert(
      fc.property(fc.array(terms, { minLength: 1, maxLength: 6 }), (all) => {
        const parsed = all.map(parseWithdrawalTerms)
        const kept = parsed.reduce(keepTerms, undefined as ReturnType<typeof keepTerms>)
        const backwards = parsed.toReversed().reduce(keepTerms, undefined as typeof kept)
        expect(backwards?.text).toBe(kept?.text)
        expect(readKeptTerms(kept?.text ?? '')).toEqual(kept)
        const bank = kept?.methods.get('bank')
        const of = (part: 'feeRate' | 'feeFixed' | 'min' | 'max') =>
          parsed.map(({ methods }) => methods.get('bank')?.[part] ?? -1n).sort(compare)
        expect([bank?.feeRate, bank?.feeFixed, bank?.min]).toEqual([
          ...[of('feeRate')[0], of('feeFixed')[0], of('min')[0]],
        ])
        expect(bank?.max).toBe(of('max').at(-1))
      }),
    )
  })

  it('holds a withdrawal to no tax but the one of now, and forgets deposits with a reset', () => {
    const fixture = createMoneyFixture('1000', { taxBase: 'amount', taxRate: '0' })
    deposit(fixture, 'd')
    fixture.setTerms({
      ...{ taxBase: 'amount', taxRate: '0.5' },
      methods: { wallet: { feeRate: '0', feeFixed: '9', min: '30', max: '50' } },
    })
    expect(fixture.submit('w1', '20')).toBe('ok')
    expect(fixture.account().withdrawals.get('w1')).toMatchObject({
      ...{ fee: 1_000_000n, tax: 10_000_000n },
    })
    // A method that is not offered any more is not brought back by it.
    expect(fixture.submit('w2', '20', { method: 'bank' })).toBe('invalid')
    fixture.takeBack('w1')
    const grant = parseMoney('1000') as Money
    fixture.ask({ kind: 'reset-practice', accountId: 'a', resetId: 'r', grant })
    expect(fixture.submit('w3', '20')).toBe('below_minimum')
  })
})

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : 1
}
