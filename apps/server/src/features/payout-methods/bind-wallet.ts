// Binding and removing wallets; each needs a second proof, and a new one waits for 24 h (TR-6.6).

import type { CallArguments } from '@fairtick/wire/api-contract'
import {
  type CustomerContext,
  type Declined,
  invalid,
  isDeclined,
  NOT_FOUND,
  refused,
} from '@fairtick/wire/handler'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import { randomId } from '../../platform/random-id.ts'
import { walletSignal } from '../linked-accounts/public.ts'
import { loadCaller } from '../profile/public.ts'
import { proveSecond } from '../second-factor/public.ts'
import { recordHold } from '../security-holds/public.ts'
import { addressProblem } from './address/check-address.ts'
import { walletChannelId } from './channel-ids.ts'
import type { PayoutDependencies } from './dependencies.ts'
import {
  addBoundWalletMails,
  type Telling,
  takeBackWalletReminder,
} from './mails/add-payout-mails.ts'
import { presentWallet, shownWallet, type WireWallet } from './present-target.ts'
import { WALLET_CHANNELS } from './wallet-channels.ts'
import {
  insertWallet,
  listWallets,
  lockWallets,
  MAX_WALLETS,
  removeWalletRow,
  type WalletRow,
} from './wallet-store.ts'

type Form = CallArguments<'bindWallet'>['body']

/** The same address again is the wallet that is there, as it is. */
export async function bindWallet(
  dependencies: PayoutDependencies,
  form: Form,
  context: CustomerContext,
): Promise<WireWallet | Declined> {
  const { database, log, nowMs, publish } = dependencies
  const wrong = checkForm(dependencies, form)
  if (wrong !== undefined) return wrong
  const user = await loadCaller(dependencies, context)
  const proof = await proveSecond(dependencies, user, 'bank', form.otp)
  if (isDeclined(proof)) return proof
  const done = await database.transaction(async (tx): Promise<Declined | Bound> => {
    if (!(await proof.spend(tx))) return refused('otp_wrong')
    return await addWallet(dependencies, { tx, owner: user, nowMs: nowMs() }, form)
  })
  if (isDeclined(done)) return done
  if (done.isNew) {
    publish(done.events)
    await dependencies.links.apply(user.id)
    log.info({ userId: user.id }, 'a wallet was bound')
  }
  return presentWallet(done.wallet, nowMs())
}

function checkForm(
  { isChannelOpen }: PayoutDependencies,
  { currency, channel, address }: Form,
): Declined | undefined {
  const open = WALLET_CHANNELS.filter((way) => isChannelOpen(walletChannelId(way)))
  const ways = open.filter((way) => way.currency === currency)
  if (ways.length === 0) return invalid({ currency: ['choice'] })
  const way = ways.find((each) => each.channel === channel)
  if (way === undefined) return invalid({ channel: ['choice'] })
  const problem = addressProblem(way.chain, address)
  return problem === undefined ? undefined : invalid({ address: [problem] })
}

type Bound = {
  readonly wallet: WalletRow
  readonly isNew: boolean
  readonly events: readonly AccountEvent[]
}

async function addWallet(
  dependencies: PayoutDependencies,
  telling: Telling,
  { currency, channel, address }: Form,
): Promise<Declined | Bound> {
  const { tx, nowMs } = telling
  const userId = telling.owner.id
  await lockWallets(tx, userId)
  const wallets = await listWallets(tx, userId)
  const same = wallets.find(
    (each) => each.currency === currency && each.channel === channel && each.address === address,
  )
  if (same !== undefined) return { wallet: same, isNew: false, events: [] }
  if (wallets.length >= MAX_WALLETS) return refused('above_maximum', { maximum: MAX_WALLETS })
  const wanted = { id: randomId(), userId, currency, channel, address, addedMs: nowMs }
  const wallet = await insertWallet(tx, dependencies.rowSeal, wanted)
  const shown = shownWallet(wallet)
  await addBoundWalletMails(dependencies, telling, { id: wallet.id, shown })
  await dependencies.links.note(tx, userId, [walletSignal(address)])
  return { wallet, isNew: true, events: await recordHold(tx, userId, 'wallet', nowMs) }
}

/** Withdrawals that were asked for before are paid to it still. */
export async function removeWallet(
  dependencies: PayoutDependencies,
  { id, otp }: CallArguments<'removeWallet'>['body'],
  context: CustomerContext,
): Promise<WireWallet | Declined> {
  const { database, log, nowMs } = dependencies
  const user = await loadCaller(dependencies, context)
  const proof = await proveSecond(dependencies, user, 'bank', otp)
  if (isDeclined(proof)) return proof
  const removed = await database.transaction(async (tx): Promise<Declined | WalletRow> => {
    if (!(await proof.spend(tx))) return refused('otp_wrong')
    const row = await removeWalletRow(tx, user.id, id, nowMs())
    if (row === undefined) return NOT_FOUND
    await takeBackWalletReminder(dependencies, tx, id)
    return row
  })
  if (isDeclined(removed)) return removed
  log.info({ userId: user.id }, 'a wallet was removed')
  return presentWallet(removed, nowMs())
}
