// What an option on an instrument costs and pays now: the terms that the ticket shows (TR-5).

import { calculateAccountFigures } from '@fairtick/core/account/account-figures'
import type { Instrument } from '@fairtick/core/market/instrument'
import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import { calculateBreakEvenRate } from '@fairtick/core/options/payout'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Bus } from '../../platform/bus.ts'
import type { ReadOpenAccount } from '../account/public.ts'
import { type OpenStake, openStakeOn } from './store.ts'

export async function readTerms(
  { bus, readOpenAccount }: { readonly bus: Bus; readonly readOpenAccount: ReadOpenAccount },
  instrument: Instrument,
  accountId: string,
): Promise<CallResult<'optionTerms'>> {
  const { symbol, minStake, maxStake, maxOpenStake } = instrument
  const { exposure, added } = await readOpenAccount<OpenStake>(accountId, openStakeOn(symbol))
  const { instruments } = await bus.ask('market.snapshot', { symbols: [symbol] })
  const tick = instruments.find((snapshot) => snapshot.symbol === symbol)?.tick
  return {
    balance: formatMoney(exposure.cash),
    spendable: formatMoney(calculateAccountFigures(exposure).spendable),
    durations: instrument.durations.map(({ seconds, payoutRate }) => ({
      seconds,
      payoutRate: formatRate(payoutRate),
      breakEven: formatRate(calculateBreakEvenRate(payoutRate)),
    })),
    minStake: formatMoney(minStake),
    maxStake: formatMoney(maxStake),
    maxOpenStake: maxOpenStake === undefined ? null : formatMoney(maxOpenStake),
    openStake: formatMoney(moneyFromMicros(BigInt(added.open_stake))),
    price: tick?.price ?? null,
    seq: tick?.seq ?? null,
  }
}
