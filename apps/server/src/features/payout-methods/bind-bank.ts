// Binding the bank account: one a user. What comes later is a change that somebody reviews.

import type { CallArguments } from '@fairtick/wire/api-contract'
import {
  type CustomerContext,
  type Declined,
  invalid,
  isDeclined,
  refused,
} from '@fairtick/wire/handler'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import { bankSignal } from '../linked-accounts/public.ts'
import { loadCaller } from '../profile/public.ts'
import { proveSecond } from '../second-factor/public.ts'
import { recordHold } from '../security-holds/public.ts'
import { insertBank, insertBankChange, loadBank, loadNewestChange } from './bank-store.ts'
import { bankChannelId } from './channel-ids.ts'
import { type BankDetails, checkBank } from './check-bank.ts'
import type { PayoutDependencies } from './dependencies.ts'
import { addAskedChangeMail, addBoundBankMails, type Telling } from './mails/add-payout-mails.ts'
import { presentBank, shownBank, type WireBank } from './present-target.ts'

/** `update` asks for a change where there is an account already; the first one is bound at once. */
export async function bindBank(
  dependencies: PayoutDependencies,
  form: CallArguments<'bindBank'>['body'],
  context: CustomerContext,
): Promise<WireBank | Declined> {
  const { database, log, publish } = dependencies
  const { isChannelOpen } = dependencies
  if (!isChannelOpen(bankChannelId({ id: form.bankWay }))) return invalid({ bankWay: ['choice'] })
  const bank = checkBank(form)
  if (isDeclined(bank)) return bank
  const user = await loadCaller(dependencies, context)
  const wish = form.update === true ? 'change' : 'first'
  const bound = await loadBank(database, user.id)
  if (bound !== undefined && wish === 'first') return refused('bank_exists')
  const proof = await proveSecond(dependencies, user, 'bank', form.branchOtp)
  if (isDeclined(proof)) return proof
  const done = await database.transaction(async (tx): Promise<Declined | Written> => {
    if (!(await proof.spend(tx))) return refused('otp_wrong')
    return await writeBank(dependencies, tx, { user, bank, wish })
  })
  if (isDeclined(done)) return done
  publish(done.events)
  if (done.kind === 'bound') await dependencies.links.apply(user.id)
  log.info({ userId: user.id, kind: done.kind }, 'a bank account was given')
  return (await readBank(dependencies, user.id)) ?? refused('no_bank')
}

type Written = {
  readonly kind: 'bound' | 'asked'
  readonly events: readonly AccountEvent[]
}

type Wish = {
  readonly user: Telling['owner']
  readonly bank: BankDetails
  readonly wish: 'first' | 'change'
}

async function writeBank(
  dependencies: PayoutDependencies,
  tx: Queryable,
  { user, bank, wish }: Wish,
): Promise<Declined | Written> {
  const now = dependencies.nowMs()
  const userId = user.id
  const telling = { tx, owner: user, nowMs: now }
  if (await insertBank(tx, dependencies.rowSeal, { ...bank, userId, changedMs: now })) {
    await addBoundBankMails(dependencies, telling, shownBank(bank))
    await dependencies.links.note(tx, userId, [bankSignal(bank)])
    return { kind: 'bound', events: await recordHold(tx, userId, 'bank', now) }
  }
  if (wish === 'first') return refused('bank_exists')
  const before = await loadBank(tx, userId)
  if (before === undefined) throw new Error('a bank account has gone')
  const id = randomId()
  const change = { ...bank, id, userId, submittedMs: now }
  await insertBankChange(tx, dependencies.rowSeal, change)
  const shown = { before: shownBank(before), shown: shownBank(bank) }
  await addAskedChangeMail(dependencies, telling, { id, ...shown })
  return { kind: 'asked', events: [] }
}

export async function readBank(
  { database, nowMs }: PayoutDependencies,
  userId: string,
): Promise<WireBank | undefined> {
  const bank = await loadBank(database, userId)
  if (bank === undefined) return undefined
  return presentBank(bank, await loadNewestChange(database, userId), nowMs())
}
