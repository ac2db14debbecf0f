// Currencies and channels of wallets, as data, each with the chain whose addresses it takes.

import type { Chain } from './address/chains.ts'

export type WalletChannel = {
  readonly currency: string
  readonly channel: string
  readonly network: string
  readonly chain: Chain
}

export const WALLET_CHANNELS: readonly WalletChannel[] = [
  { currency: 'USDT', channel: 'TRC20', network: 'TRON', chain: 'tron' },
  { currency: 'USDT', channel: 'ERC20', network: 'Ethereum', chain: 'evm' },
  { currency: 'USDT', channel: 'BEP20', network: 'BNB Smart Chain', chain: 'evm' },
  { currency: 'USDC', channel: 'ERC20', network: 'Ethereum', chain: 'evm' },
  { currency: 'BTC', channel: 'BTC', network: 'Bitcoin', chain: 'bitcoin' },
  { currency: 'ETH', channel: 'ETH', network: 'Ethereum', chain: 'evm' },
]
