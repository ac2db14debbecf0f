// REL-20: a hostile feed leads to the same accepted prices as the clean one.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Quantity } from '../numbers/lots.ts'
import { formatPrice, type Price, parsePrice } from '../numbers/price.ts'
import { parseRate, type Rate } from '../numbers/rate.ts'
import { createFeedGuard, judgeQuote, noteWrittenTick } from './feed-guard.ts'

type Message = { readonly id: number; readonly price: string; readonly volume: bigint }

const LIMIT = parseRate('0.2') as Rate

/** A clean path: steps of at most 15 %, ids that rise. */
const cleanStreams = fc
  .array(
    fc.record({
      percent: fc.integer({ min: -15, max: 15 }),
      idStep: fc.integer({ min: 1, max: 3 }),
      volume: fc.bigInt({ min: 0n, max: 1_000n }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((steps) => {
    let [cents, id] = [1_000_000_00, 0]
    return steps.map(({ percent, idStep, volume }): Message => {
      cents = Math.max(100, Math.round(cents * (1 + percent / 100)))
      id += idStep
      return { id, price: (cents / 100).toFixed(2), volume }
    })
  })

/** Per message of the clean stream: what a bad feed sends after it. */
const mischiefs = fc.array(
  fc.record({
    kind: fc.constantFrom('none', 'duplicate', 'late', 'garbage', 'thousandfold'),
    back: fc.integer({ min: 1, max: 5 }),
    garbage: fc.constantFrom('0', '-1', 'NaN', '', '1e5', 'Infinity', '０１', '0x10', ' 5'),
  }),
  { minLength: 60, maxLength: 60 },
)

describe('REL-20 hostile feed', () => {
  it('duplicates, late ones, garbage and 1000× prices change nothing', () => {
    fc.assert(
      fc.property(cleanStreams, mischiefs, (clean, bad) => {
        const hostile = clean.flatMap((message, place) => {
          const { kind, back, garbage } = bad[place] ?? { kind: 'none', back: 1, garbage: '' }
          const earlier = clean[Math.max(0, place - back)] as Message
          if (kind === 'duplicate') return [message, message]
          if (kind === 'late') return [message, earlier]
          if (kind === 'garbage') return [message, { ...message, price: garbage }]
          if (kind === 'thousandfold' && place > 0) return [thousandfold(message), message]
          return [message]
        })
        const expected = runGuard(clean)
        expect(expected.accepted).toHaveLength(clean.length)
        const result = runGuard(hostile)
        expect(result.accepted).toEqual(expected.accepted)
        const outliers = clean.filter(
          (_, place) => place > 0 && bad[place]?.kind === 'thousandfold',
        )
        expect(result.quarantined).toBe(outliers.length)
      }),
      { numRuns: 300 },
    )
  })

  it('messages in any order: accepted are those newer than all before them', () => {
    const flat = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(flat, (ids) => {
        const messages = ids.map((id) => ({ id, price: String(100 + id / 100), volume: 1n }))
        let newest = 0
        const expected = messages.filter(({ id }) => {
          const isNewer = id > newest
          if (isNewer) newest = id
          return isNewer
        })
        expect(runGuard(messages).accepted).toEqual(expected)
      }),
    )
  })
})

function thousandfold(message: Message): Message {
  return { ...message, price: `${message.price.replace('.', '')}0` }
}

function runGuard(messages: readonly Message[]) {
  const guard = createFeedGuard()
  const accepted: Message[] = []
  let quarantined = 0
  for (const { id, price: text, volume } of messages) {
    const price = parsePrice(text)
    if (price === undefined) continue
    const quote = { price, volume: volume as Quantity, venueId: id, venueTimeMs: undefined }
    const verdict = judgeQuote(guard, quote, LIMIT)
    if (verdict.kind === 'quarantined') quarantined += 1
    if (verdict.kind !== 'accepted') continue
    noteWrittenTick(guard, price)
    accepted.push({ id, price: textOf(price, text), volume: verdict.volume })
  }
  return { accepted, quarantined }
}

function textOf(price: Price, text: string): string {
  return formatPrice(price, text.split('.')[1]?.length ?? 0)
}
