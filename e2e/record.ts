// What the public record of ticks says about an option, worked out anew from the outside.

import type { Client } from '@fairtick/wire/client'
import type { WireOption, WireTick } from '@fairtick/wire/socket/frames'
import { expect } from 'vitest'

export type Outcome = 'win' | 'lose' | 'draw' | 'void'

type Tick = { readonly seq: number; readonly timeMs: number; readonly price: string }

/** TR-5.3: an expiry whose newest tick is older than this is void. */
const FRESH_MS = 30_000
const MICROS = 1_000_000n

/** The option of that id, as its owner reads it. */
export async function readOption(client: Client, id: string): Promise<WireOption> {
  const detail = await client.call('orderDetail', { query: { id } })
  if (detail.kind !== 'option') throw new Error(`${id} is a ${detail.kind}`)
  return detail.order
}

/** Fails where strike, settlement, result or profit are not what the ticks of that number say. */
export async function expectAsRecorded(client: Client, option: WireOption): Promise<Outcome> {
  const strike = await tickAt(client, option.symbol, option.strikeSeq)
  expect(strike.price).toBe(option.strike)
  expect(strike.timeMs).toBeLessThanOrEqual(option.orderTime)
  const inForce = await tickInForce(client, option)
  const outcome = decideOutcome(option, strike, inForce)
  expect(option.result).toBe(outcome)
  if (outcome !== 'void') {
    expect([option.settleSeq, option.settlePrice]).toEqual([inForce.seq, inForce.price])
  }
  expect(toMicros(option.profit ?? '')).toBe(profitOf(option, outcome))
  return outcome
}

/** The last tick at or before the expiry. */
async function tickInForce(client: Client, option: WireOption): Promise<Tick> {
  const before = String(option.expiryTime + 1)
  const { ticks } = await client.call('ticks', {
    query: { symbol: option.symbol, before, limit: '1' },
  })
  return asTick(ticks.at(-1))
}

async function tickAt(client: Client, symbol: string, seq: number): Promise<Tick> {
  const { ticks } = await client.call('ticks', {
    query: { symbol, fromSeq: String(seq), limit: '1' },
  })
  const tick = asTick(ticks[0])
  expect(tick.seq).toBe(seq)
  return tick
}

function asTick(row: WireTick | undefined): Tick {
  if (row === undefined) throw new Error('the record has no such tick')
  const [seq, timeMs, price] = row
  return { seq, timeMs, price }
}

function decideOutcome(option: WireOption, strike: Tick, inForce: Tick): Outcome {
  if (option.expiryTime - inForce.timeMs > FRESH_MS) return 'void'
  const difference = toMicros(inForce.price) - toMicros(strike.price)
  if (difference === 0n) return 'draw'
  return difference > 0n === (option.direction === 'up') ? 'win' : 'lose'
}

function profitOf({ amount, payoutRate }: WireOption, outcome: Outcome): bigint {
  if (outcome === 'lose') return -toMicros(amount)
  return outcome === 'win' ? (toMicros(amount) * toMicros(payoutRate)) / MICROS : 0n
}

/** `-12.5` → −12 500 000. */
export function toMicros(text: string): bigint {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,10}))?$/.exec(text) ?? []
  const micros = BigInt(whole + part.padEnd(6, '0').slice(0, 6))
  return sign === '-' ? -micros : micros
}
