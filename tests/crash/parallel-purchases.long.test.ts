// Fifty purchases at the same moment over HTTP: one key is one option, one balance is spent once.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Buyer } from './buyer.ts'
import { type CrashFixture, openCrashFixture } from './crash-fixture.ts'
import { outcomeOf, type Reply } from './purchase-log.ts'

const AT_ONCE = 50
const LONG_SECONDS = 300
/** What the practice account has, what stays, and how it is spent in stakes that are allowed. */
const GRANT = 10_000
const LEFT = 400
const MOST_A_STAKE = 500
const STAKES_AN_INSTRUMENT = 3

describe.each(['PGlite', 'PostgreSQL'] as const)('at the same moment, on %s', (place) => {
  let fixture: CrashFixture
  let first: Buyer
  let second: Buyer

  beforeAll(async () => {
    fixture = await openCrashFixture(place, { MARKET: 'simulated' }, { buyers: 2, traders: 0 })
    ;[first, second] = fixture.buyers as [Buyer, Buyer]
  })
  afterAll(() => fixture?.close())

  const atOnce = (send: () => Promise<Reply>) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => send()))

  test('fifty with one key: one option, and the same answer to all (REL-8)', async () => {
    const purchase = first.newPurchase()
    const replies = await atOnce(() => first.send(purchase))
    expect(replies.every(({ kind }) => kind === 'acknowledged')).toBe(true)
    expect(new Set(replies.map(outcomeOf)).size).toBe(1)
  })

  test('fifty of 400 by an account with 400: one, and 49 times no balance (REL-3)', async () => {
    const categories = await second.client.call('instruments')
    const symbols = Object.values(categories).flatMap((list) => list.map(({ symbol }) => symbol))
    const [last = '', ...others] = symbols
    for (const [place, stake] of stakesToSpend(GRANT - LEFT).entries()) {
      const symbol = others[Math.floor(place / STAKES_AN_INSTRUMENT)] ?? ''
      const wish = { symbol, amount: String(stake), duration: LONG_SECONDS } as const
      expect(await second.send(second.newPurchase(wish))).toMatchObject({ kind: 'acknowledged' })
    }
    const wish = { symbol: last, amount: String(LEFT), duration: LONG_SECONDS }
    const replies = await atOnce(() => second.send(second.newPurchase(wish)))
    const kinds = replies.map((reply) => (reply.kind === 'refused' ? reply.code : reply.kind))
    expect(kinds.filter((kind) => kind === 'acknowledged')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'insufficient_balance')).toHaveLength(AT_ONCE - 1)
  })

  test('everything is settled, and the books are as the clients were told', async () => {
    await fixture.advance((LONG_SECONDS + 60) * 1_000)
    expect(await fixture.finish()).toEqual([])
  })
})

function stakesToSpend(amount: number): number[] {
  const whole = Math.floor(amount / MOST_A_STAKE)
  const rest = amount - whole * MOST_A_STAKE
  return [...Array.from({ length: whole }, () => MOST_A_STAKE), ...(rest > 0 ? [rest] : [])]
}
