// Where a withdrawal goes, whole, as who pays it out needs it: copied onto its record at submit.

import { type Declined, invalid, refused } from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { noWalletProblem } from './address/no-wallets.ts'
import { loadBank } from './bank-store.ts'
import { shownBank, shownWallet } from './present-target.ts'
import { isSealedBank, isSealedWallet } from './sealed-targets.ts'
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

type Parts = { readonly database: Queryable; readonly rowSeal: RowSeal }

export type WantedTarget = {
  readonly userId: string
  readonly method: 'bank' | 'wallet'
  /** Of a wallet; undefined: the newest. */
  readonly walletId?: string | undefined
}

/**
 * Refuses `no_bank` or `no_wallet`, a wallet's address that is none, and with `target_altered`
 * what the server did not write for this customer.
 */
export async function findTarget(
  parts: Parts,
  { userId, method, walletId }: WantedTarget,
): Promise<PayoutTarget | Declined> {
  return method === 'bank'
    ? await findBank(parts, userId)
    : await findWallet(parts, userId, walletId)
}

async function findBank(
  { database, rowSeal }: Parts,
  userId: string,
): Promise<PayoutTarget | Declined> {
  const bank = await loadBank(database, userId)
  if (bank === undefined) return refused('no_bank')
  if (!isSealedBank(rowSeal, bank)) return refused('target_altered')
  const { userId: _, seal: _seal, changedMs, ...fields } = bank
  return { method: 'bank', shown: shownBank(bank), fields, sinceMs: changedMs }
}

async function findWallet(
  { database, rowSeal }: Parts,
  userId: string,
  walletId: string | undefined,
): Promise<PayoutTarget | Declined> {
  const wallet =
    walletId === undefined
      ? (await listWallets(database, userId))[0]
      : await loadWallet(database, userId, walletId)
  if (wallet === undefined) return refused('no_wallet')
  if (!isSealedWallet(rowSeal, wallet)) return refused('target_altered')
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
