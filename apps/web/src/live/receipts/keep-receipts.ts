// The keeper of receipts of this page, for whoever is signed in; and the receipt of one act, for
// a button.

import type { SignedReceipt } from '@fairtick/proof/receipt'
import { CallRefused } from '@fairtick/wire/client'
import type { Page } from '@fairtick/wire/envelope'
import { chance } from '../../platform/chance.ts'
import { call } from '../../platform/client-instance.ts'
import { isOnline, subscribeOnline } from '../../platform/online.ts'
import { eachPage, type Paging } from '../../platform/paging.ts'
import { invalidate, queryClient } from '../../platform/query-client.ts'
import { receiptBreak } from '../../platform/record-break.ts'
import { selectedAccount } from '../../platform/selected-account.ts'
import { visitorId } from '../../platform/session.ts'
import { userQuery } from '../../platform/shared-queries.ts'
import { onFrame } from '../live.ts'
import {
  type Act,
  actOfContract,
  actOfOption,
  actOfWithdrawal,
  actsOfDeposit,
  actsOfEvent,
} from './act.ts'
import { listOf, type ReceiptKey } from './kept-receipt.ts'
import { createReceiptFiler, type ReceiptFiler } from './receipt-filer.ts'
import { createReceiptKeeper } from './receipt-keeper.ts'
import { MOST_KEPT, openReceiptStore, type ReceiptStore } from './receipt-store.ts'

let opened: Promise<ReceiptStore> | undefined

function openStore(): Promise<ReceiptStore> {
  opened ??= openReceiptStore()
  return opened
}

/** Whose receipts these are, of which of their accounts. */
async function readOwner() {
  const userId = visitorId() ?? (await queryClient.fetchQuery(userQuery)).id
  return { userId, account: selectedAccount() }
}

type Owner = Awaited<ReturnType<typeof readOwner>>

function fileFor(owner: Owner, store: ReceiptStore): ReceiptFiler {
  const file = createReceiptFiler({
    ...owner,
    store,
    askKeys: async () => (await call('signingKeys', {})).keys,
    onBreak: (key) => receiptBreak.set(JSON.stringify(key)),
  })
  return async (...given) => {
    const kept = await file(...given)
    void invalidate('receipts')
    return kept
  }
}

/** Works until `stopped`: one tab at a time for each account. Throws where nothing can be kept. */
export async function keepReceipts(stopped: AbortSignal): Promise<void> {
  const [store, owner] = await Promise.all([openStore(), readOwner()])
  const work = () => keepFor(owner, store, stopped)
  // Only a page of https has them.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return await work()
  const name = `fairtick-receipts ${owner.userId} ${owner.account}`
  await locks.request(name, { signal: stopped }, work)
}

async function keepFor(owner: Owner, store: ReceiptStore, stopped: AbortSignal): Promise<void> {
  if (stopped.aborted) return
  const keeper = createReceiptKeeper({
    ...owner,
    store,
    file: fileFor(owner, store),
    ask: askKnown,
    lists: LISTS,
    rest: (pauseMs) => rest(pauseMs, stopped),
    chance,
  })
  const stopHearing = onFrame((frame) => {
    if (!('event' in frame && 'account' in frame)) return
    // What came before it was heard by nobody.
    if (frame.event === 'snapshot') keeper.catchUp()
    else if (frame.account === owner.account) keeper.note(actsOfEvent(frame))
  })
  keeper.catchUp()
  // What was asked for a visit that has ended is answered to nobody: the work is left as it is.
  await Promise.race([keeper.run(stopped), endOf(stopped)])
  stopHearing()
}

async function askKnown(id: string): Promise<SignedReceipt | undefined> {
  try {
    return await call('receipt', { query: { id } })
  } catch (problem) {
    if (problem instanceof CallRefused && problem.answer.code === 'not_found') return undefined
    throw problem
  }
}

function pagesOf<Row>(
  read: (paging: Paging) => Promise<Page<Row>>,
  actsOf: (row: Row) => Act | readonly Act[],
) {
  return async function* () {
    for await (const { data } of eachPage(read)) yield data.flatMap(actsOf)
  }
}

/** Open ones first: those that have ended are many. */
const LISTS = [
  pagesOf(
    (paging) => call('contractOrders', { query: { ...paging, status: 'trading' } }),
    actOfContract,
  ),
  pagesOf(
    (paging) => call('optionOrders', { query: { ...paging, status: 'trading' } }),
    actOfOption,
  ),
  pagesOf((query) => call('deposits', { query }), actsOfDeposit),
  pagesOf((query) => call('withdrawals', { query }), actOfWithdrawal),
  pagesOf((query) => call('contractRecords', { query }), actOfContract),
  pagesOf((query) => call('optionRecords', { query }), actOfOption),
]

/** What this device keeps of whoever is signed in, of both their accounts. */
export async function readKeptReceipts() {
  const [store, { userId }] = await Promise.all([openStore(), readOwner()])
  const { kept, dropped } = await store.list(userId)
  return { kept, dropped, most: MOST_KEPT, listed: listOf(kept.toReversed()) }
}

/** Of one act: both where the house has said two things. Empty: nothing of it is kept. */
export async function readKeptReceipt(key: ReceiptKey): Promise<readonly SignedReceipt[]> {
  const store = await openStore()
  return listOf((await store.find([key])).flatMap((kept) => kept ?? []))
}

/**
 * The receipt of one act as it is now, which is kept too; what is kept where the house gives none.
 * Throws where there is neither.
 */
export async function askReceipt(id: string): Promise<readonly SignedReceipt[]> {
  try {
    const signed = await call('receipt', { query: { id } })
    return (await keepAnswer(id, signed)) ?? [signed]
  } catch (problem) {
    const kept = await readOwner()
      .then((owner) => readKeptReceipt({ ...owner, id }))
      .catch(() => [])
    if (kept.length === 0) throw problem
    return kept
  }
}

/** Undefined: it is nobody's word, or this browser keeps nothing. */
async function keepAnswer(id: string, signed: SignedReceipt) {
  try {
    const [store, owner] = await Promise.all([openStore(), readOwner()])
    const [before] = await store.find([{ ...owner, id }])
    const kept = await fileFor(owner, store)(signed, before ?? { id })
    return kept && listOf([kept])
  } catch {
    return undefined
  }
}

async function rest(pauseMs: number, stopped: AbortSignal): Promise<void> {
  await Promise.race([endOf(stopped), untilIdle(pauseMs)])
}

async function untilIdle(pauseMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  while (!isOnline()) await nextChange()
  // Not every browser tells when it is idle; the pause is then all there is.
  if (!('requestIdleCallback' in globalThis)) return
  await new Promise((resolve) => requestIdleCallback(resolve))
}

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribeOnline(() => {
      stop()
      resolve()
    })
  })
}

function endOf(stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) resolve()
    stopped.addEventListener('abort', () => resolve())
  })
}
