// Addresses that are right and yet no wallet's: what is paid to them is lost. EVM chains share
// theirs; there they stand in small letters, since the case is a checksum.

import { CHAINS, type Chain } from './chains.ts'

type Addresses = { readonly [Each in Chain]: readonly string[] }

export const NO_WALLETS = {
  /** Of the coins that we pay out, as their issuers publish them, and of wrapped ether. */
  address_contract: {
    bitcoin: [],
    tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8'],
    evm: [
      // USDT and USDC on Ethereum, then on BNB Smart Chain.
      '0xdac17f958d2ee523a2206206994597c13d831ec7',
      '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      '0x55d398326f99059ff775485246999027b3197955',
      '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
      '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    ],
  },
  /** Nobody has the key. */
  address_burn: {
    bitcoin: ['1111111111111111111114oLvT2', '1BitcoinEaterAddressDontSendf59kuE'],
    tron: ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    evm: [
      '0xdead000000000000000042069420694206942069',
      `0x${'e'.repeat(40)}`,
      `0x${'f'.repeat(40)}`,
    ],
  },
} satisfies { readonly [Problem in 'address_contract' | 'address_burn']: Addresses }

/** Zero, the built-in contracts behind it, and the dead address that tokens are burnt to. */
const NEAR_ZERO = /^0x0{36}[0-9a-f]{4}$/

type NoWallet = keyof typeof NO_WALLETS

/** Of an address in the form of its chain. */
export function noWalletProblem(chain: Chain, text: string): NoWallet | undefined {
  const address = chain === 'evm' ? text.toLowerCase() : text
  const isIn = (addresses: Addresses) => addresses[chain].includes(address)
  if (isIn(NO_WALLETS.address_contract)) return 'address_contract'
  return NEAR_ZERO.test(address) || isIn(NO_WALLETS.address_burn) ? 'address_burn' : undefined
}

/** Of an address whose chain is not said. */
export function noWalletProblemOfAny(text: string): NoWallet | undefined {
  return CHAINS.map((chain) => noWalletProblem(chain, text)).find(Boolean)
}
