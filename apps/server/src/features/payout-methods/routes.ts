// Wire calls of bank account and wallets.

import type { Handlers } from '@fairtick/wire/handler'
import { BANK_CHANNELS } from './bank-channels.ts'
import { bindBank, readBank } from './bind-bank.ts'
import { bindWallet, removeWallet } from './bind-wallet.ts'
import { bankChannelId, walletChannelId } from './channel-ids.ts'
import type { PayoutDependencies } from './dependencies.ts'
import { presentWallet } from './present-target.ts'
import { WALLET_CHANNELS } from './wallet-channels.ts'
import { listWallets } from './wallet-store.ts'

const bankWays = BANK_CHANNELS.map((way) => ({
  ...way,
  languages: [...way.languages],
  fields: [...way.fields],
}))
const walletWays = WALLET_CHANNELS.map(({ chain: _, ...way }) => way)

export function payoutMethodRoutes(
  dependencies: PayoutDependencies,
): Handlers<
  'bankWays' | 'walletWays' | 'bank' | 'wallets' | 'bindBank' | 'bindWallet' | 'removeWallet'
> {
  const { database, nowMs, isChannelOpen } = dependencies
  return {
    bankWays: async () => ({ ways: bankWays.filter((way) => isChannelOpen(bankChannelId(way))) }),
    walletWays: async () => ({
      ways: walletWays.filter((way) => isChannelOpen(walletChannelId(way))),
    }),
    bank: async (_, { caller }) => ({
      bank: (await readBank(dependencies, caller.userId)) ?? null,
    }),
    wallets: async (_, { caller }) => ({
      wallets: (await listWallets(database, caller.userId)).map((wallet) =>
        presentWallet(wallet, nowMs()),
      ),
    }),
    bindBank: ({ body }, context) => bindBank(dependencies, body, context),
    bindWallet: ({ body }, context) => bindWallet(dependencies, body, context),
    removeWallet: ({ body }, context) => removeWallet(dependencies, body, context),
  }
}
