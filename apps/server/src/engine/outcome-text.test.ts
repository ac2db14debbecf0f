// Outcomes come back as they were kept, also those that earlier versions kept with names.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CommandOutcome, ContractText } from './engine-port.ts'
import { formatOutcome, parseOutcome } from './outcome-text.ts'

const text = fc.string({ maxLength: 12 })
const whole = fc.nat()
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
  live: fc.option(fc.record({ liquidationPrice: fc.option(text), riskRate: text })),
})

describe('the text of an outcome', () => {
  it('gives every contract back', () => {
    fc.assert(
      fc.property(contract, (given) => {
        const outcome: CommandOutcome = { kind: 'contract', contract: given }
        expect(parseOutcome(formatOutcome(outcome))).toEqual(outcome)
        expect(parseOutcome(JSON.stringify(outcome))).toEqual(outcome)
      }),
    )
  })

  it('reads constants that were kept with their names', () => {
    fc.assert(
      fc.property(contract, (given) => {
        const outcome: CommandOutcome = { kind: 'contract', contract: given }
        const named = (JSON.parse(formatOutcome(outcome)) as unknown[]).with(9, given.constants)
        expect(parseOutcome(JSON.stringify(named))).toEqual(outcome)
      }),
    )
  })

  it('gives the others back', () => {
    const refused: CommandOutcome = {
      kind: 'refused',
      code: 'market_stale',
      detail: { symbol: 'X' },
    }
    expect(parseOutcome(formatOutcome(refused))).toEqual(refused)
  })
})
