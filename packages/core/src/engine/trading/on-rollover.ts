// A rollover: every position is charged its overnight fee, then the risk is checked (TR-4.4).

import { calculateOvernightFee } from '../../contracts/fees.ts'
import { addMoney, ZERO_MONEY } from '../../numbers/money.ts'
import { overnightEntry } from '../entries/contract-entries.ts'
import type { Emit, Moment } from '../event.ts'
import { positionsByAge } from '../state/account.ts'
import { marketOf } from '../state/market.ts'
import type { Account, EngineState } from '../state/state.ts'
import { checkRisk } from './check-risk.ts'

/** Charges the account at the ticks in force at `moment`, the instant of the rollover. */
export function rolloverAccount(
  state: EngineState,
  account: Account,
  moment: Moment,
  emit: Emit,
): void {
  for (const position of positionsByAge(account)) {
    const { instrument, tick } = marketOf(state, position.symbol)
    const { direction, lotsOpen, constants } = position
    const { contractSize, quote } = instrument
    const terms = { contractSize, quote, overnightRate: constants.overnightRate }
    const charge = calculateOvernightFee(terms, direction, lotsOpen, tick.price)
    if (charge === ZERO_MONEY) continue
    const overnightFee = addMoney(position.overnightFee, charge)
    const entries = [overnightEntry(account, position, charge, moment.time)]
    emit(
      {
        kind: 'overnight-charged',
        accountId: account.id,
        position: { ...position, overnightFee },
        charge,
        instant: moment.time,
        entries,
      },
      moment,
    )
  }
  if (account.positions.size > 0) checkRisk(state, account, moment, emit)
}
