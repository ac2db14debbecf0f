// The channels to banks and wallets by name: which of them are open is said by their ids.

import { BANK_CHANNELS, type BankChannel } from './bank-channels.ts'
import { WALLET_CHANNELS, type WalletChannel } from './wallet-channels.ts'

export function bankChannelId({ id }: Pick<BankChannel, 'id'>): string {
  return `bank:${id}`
}

export function walletChannelId({
  currency,
  channel,
}: Pick<WalletChannel, 'currency' | 'channel'>): string {
  return `wallet:${currency} ${channel}`
}

/** All that there are, with what staff call them. */
export const PAYOUT_CHANNELS: readonly { readonly id: string; readonly label: string }[] = [
  ...BANK_CHANNELS.map((way) => ({
    id: bankChannelId(way),
    label: `Bank, ${way.country ?? 'any country'} (${way.currency})`,
  })),
  ...WALLET_CHANNELS.map((way) => ({
    id: walletChannelId(way),
    label: `Wallet, ${way.currency} on ${way.network}`,
  })),
]
