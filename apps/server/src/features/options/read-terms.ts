// What an option on an instrument costs and pays now: the terms that the ticket shows (TR-5).

import {
  type AccountExposure,
  calculateAccountFigures,
} from '@fairtick/core/account/account-figures'
import type { Instrument } from '@fairtick/core/market/instrument'
import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import { calculateBreakEvenRate } from '@fairtick/core/options/payout'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Bus } from '../../platform/bus.ts'
import type { Queryable } from '../../platform/database.ts'
import { sumOpenStake } from './store.ts'

export async function readTerms(
  database: Queryable,
  bus: Bus,
  instrument: Instrument,
  account: { readonly id: string; readonly exposure: AccountExposure },
): Promise<CallResult<'optionTerms'>> {
  const { symbol, minStake, maxStake, maxOpenStake } = instrument
  const openStake = await sumOpenStake(database, account.id, symbol)
  const { instruments } = await bus.ask('market.snapshot', {})
  const tick = instruments.find((snapshot) => snapshot.symbol === symbol)?.tick
  return {
    balance: formatMoney(account.exposure.cash),
    spendable: formatMoney(calculateAccountFigures(account.exposure).spendable),
    durations: instrument.durations.map(({ seconds, payoutRate }) => ({
      seconds,
      payoutRate: formatRate(payoutRate),
      breakEven: formatRate(calculateBreakEvenRate(payoutRate)),
    })),
    minStake: formatMoney(minStake),
    maxStake: formatMoney(maxStake),
    maxOpenStake: maxOpenStake === undefined ? null : formatMoney(maxOpenStake),
    openStake: formatMoney(moneyFromMicros(openStake)),
    price: tick?.price ?? null,
    seq: tick?.seq ?? null,
  }
}
