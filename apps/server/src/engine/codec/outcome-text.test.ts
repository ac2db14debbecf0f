// Contracts come back as they stood when they were answered, whatever became of them since.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CommandOutcome, ContractText } from '../engine-port.ts'
import { formatOutcome, parseOutcome, restoreContract } from './outcome-text.ts'

const text = fc.string({ maxLength: 12 })
const whole = fc.nat()
const NOTHING_RESERVED = { margin: '0', fee: '0' }
const OPENING = { price: '1', seq: 1, time: 1, margin: '1', fee: '1' }
const contract: fc.Arbitrary<ContractText> = fc.record({
  ...{ id: text, accountId: text, symbol: text, lots: text, leverage: whole, orderTime: whole },
  direction: fc.constantFrom('long', 'short'),
  orderType: fc.constantFrom('market', 'limit'),
  ...{ limitPrice: fc.option(text), shownPrice: fc.option(text) },
  constants: fc.record({
    ...{ spread: text, feeRate: text, minLots: text },
    overnightRate: fc.record({ long: text, short: text }),
  }),
  ...{ takeProfit: fc.option(text), stopLoss: fc.option(text) },
  status: fc.constantFrom('pending', 'trading', 'closed', 'cancelled'),
  reserved: fc.record({ margin: text, fee: text }),
  opening: fc.option(fc.record({ price: text, seq: whole, time: whole, margin: text, fee: text })),
  ...{ lotsOpen: text, margin: text, overnightFee: text },
  closes: fc.array(
    fc.record({
      ...{ lots: text, price: text, seq: whole, time: whole, profit: text, fee: text },
      reason: fc.constantFrom('manual', 'take-profit', 'stop-loss'),
    }),
    { maxLength: 3 },
  ) as fc.Arbitrary<ContractText['closes']>,
  cancelled: fc.option(fc.record({ reason: fc.constant('user'), time: whole })) as fc.Arbitrary<
    ContractText['cancelled']
  >,
  copyOf: fc.option(fc.record({ leaderId: text, orderId: text })),
  live: fc.option(fc.record({ liquidationPrice: fc.option(text), riskRate: text })),
})

/** What orders never are: each has what its status says. */
const settled = contract.map((given): ContractText => {
  const { status } = given
  const wasOpen = status === 'trading' || status === 'closed'
  return {
    ...given,
    reserved: status === 'pending' ? given.reserved : NOTHING_RESERVED,
    opening: wasOpen ? (given.opening ?? OPENING) : null,
    closes: wasOpen ? given.closes : [],
    cancelled: status === 'cancelled' ? (given.cancelled ?? { reason: 'manual', time: 1 }) : null,
  }
})

/** What may have become of an order since it was answered: its terms and its past stay. */
const changes = fc.record({ other: settled, more: contract })
type Changes = { readonly other: ContractText; readonly more: ContractText }

function laterOf(given: ContractText, { other, more }: Changes): ContractText {
  const isFinal = given.status === 'cancelled'
  const status = given.opening ? 'closed' : isFinal ? 'cancelled' : other.status
  const { takeProfit, stopLoss, lotsOpen, margin, overnightFee } = other
  return {
    ...{ ...given, takeProfit, stopLoss, lotsOpen, margin, overnightFee, status },
    reserved: status === 'pending' ? given.reserved : NOTHING_RESERVED,
    opening: given.opening ?? (isFinal ? null : other.opening),
    closes: [...given.closes, ...more.closes],
    cancelled: isFinal ? given.cancelled : other.cancelled,
    live: null,
  }
}

function expectAgain(kept: string, given: ContractText, changed: Changes): void {
  const outcome = parseOutcome(kept)
  if (outcome.kind !== 'contract') throw new Error(outcome.kind)
  const again = restoreContract(outcome.contract, laterOf(given, changed))
  expect(JSON.stringify(again)).toBe(JSON.stringify(given))
}

describe('a contract that is answered again', () => {
  it('is what it was to the letter, whatever became of it since', () => {
    fc.assert(
      fc.property(settled, changes, (given, changed) => {
        expectAgain(formatOutcome({ kind: 'contract', contract: given }), given, changed)
      }),
    )
  })

  it('is so among the closes of a batch', () => {
    fc.assert(
      fc.property(fc.array(settled), changes, (closed, changed) => {
        const outcome: CommandOutcome = { kind: 'batch-closed', closed, skipped: ['X'] }
        const read = parseOutcome(formatOutcome(outcome))
        if (read.kind !== 'batch-closed') throw new Error(read.kind)
        const again = read.closed.map((snapshot, place) =>
          restoreContract(snapshot, laterOf(closed[place] as ContractText, changed)),
        )
        expect(JSON.stringify({ ...read, closed: again })).toBe(JSON.stringify(outcome))
      }),
    )
  })
})

it('gives other outcomes back as they are', () => {
  const refused: CommandOutcome = {
    kind: 'refused',
    code: 'market_stale',
    detail: { symbol: 'X' },
  }
  expect(parseOutcome(formatOutcome(refused))).toEqual(refused)
})
