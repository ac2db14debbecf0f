// Where a withdrawal goes, whole, as who pays it out needs it: copied onto its record at submit.

import { type Declined, invalid, refused } from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import { noWalletProblem } from './address/no-wallets.ts'
import { loadBank } from './bank-store.ts'
import { shownBank, shownWallet } from './present-target.ts'
import { WALLET_CHANNELS } from './wallet-channels.ts'
import { listWallets, loadWallet } from './wallet-store.ts'

export type PayoutTarget = {
  readonly method: 'bank' | 'wallet'
  /** As its owner sees it: masked. */
  readonly shown: string
  /** All that whoever pays needs, whole, by the names of the form. */
  readonly fields: Readonly<Record<string, string>>
  /** Since when it is what it is: withdrawals to it wait for 24 h from then (TR-6.6). */
  readonly sinceMs: number
}

export type WantedTarget = {
  readonly userId: string
  readonly method: 'bank' | 'wallet'
  /** Of a wallet; undefined: the newest. */
  readonly walletId?: string | undefined
}

/** Refuses `no_bank` or `no_wallet`, and a wallet's address that is none. */
export async function findTarget(
  database: Queryable,
  { userId, method, walletId }: WantedTarget,
): Promise<PayoutTarget | Declined> {
  return method === 'bank'
    ? await findBank(database, userId)
    : await findWallet(database, userId, walletId)
}

async function findBank(database: Queryable, userId: string): Promise<PayoutTarget | Declined> {
  const bank = await loadBank(database, userId)
  if (bank === undefined) return refused('no_bank')
  const { userId: _, changedMs, ...fields } = bank
  return { method: 'bank', shown: shownBank(bank), fields, sinceMs: changedMs }
}

async function findWallet(
  database: Queryable,
  userId: string,
  walletId: string | undefined,
): Promise<PayoutTarget | Declined> {
  const wallet =
    walletId === undefined
      ? (await listWallets(database, userId))[0]
      : await loadWallet(database, userId, walletId)
  if (wallet === undefined) return refused('no_wallet')
  const { id, currency, channel, address, addedMs } = wallet
  // Also of one that was bound when this address was not on the list yet.
  const chain = WALLET_CHANNELS.find(
    (way) => way.currency === currency && way.channel === channel,
  )?.chain
  const problem = chain && noWalletProblem(chain, address)
  if (problem !== undefined) return invalid({ walletId: [problem] })
  return {
    method: 'wallet',
    shown: shownWallet(wallet),
    fields: { walletId: id, currency, channel, address },
    sinceMs: addedMs,
  }
}
