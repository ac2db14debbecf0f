// The ways to banks and wallets by name: which of them are open is said by their ids.

import { BANK_WAYS, type BankWay } from './bank-ways.ts'
import { WALLET_WAYS, type WalletWay } from './wallet-ways.ts'

export function bankWayId({ id }: Pick<BankWay, 'id'>): string {
  return `bank:${id}`
}

export function walletWayId({
  currency,
  channel,
}: Pick<WalletWay, 'currency' | 'channel'>): string {
  return `wallet:${currency} ${channel}`
}

/** All that there are, with what staff call them. */
export const PAYOUT_WAYS: readonly { readonly id: string; readonly label: string }[] = [
  ...BANK_WAYS.map((way) => ({
    id: bankWayId(way),
    label: `Bank, ${way.country ?? 'any country'} (${way.currency})`,
  })),
  ...WALLET_WAYS.map((way) => ({
    id: walletWayId(way),
    label: `Wallet, ${way.currency} on ${way.network}`,
  })),
]
