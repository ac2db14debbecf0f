// Receipts on this device, in IndexedDB: of each customer their own. They stay when the session
// ends, for they are evidence, and are read for nobody else (decision 112).

import type { AccountKind } from '../../platform/selected-account.ts'
import { isOpenStage } from './act.ts'
import { fileReceipt, type KeptReceipt, type ReceiptKey } from './kept-receipt.ts'

/** Of one customer; the oldest go first, and none that was contradicted or goes on. */
export const MOST_KEPT = 5_000

export type KeptReceipts = {
  /** Newest first. */
  readonly kept: readonly KeptReceipt[]
  /** How many older ones had to go. */
  readonly dropped: number
}

export type ReceiptStore = {
  readonly find: (keys: readonly ReceiptKey[]) => Promise<readonly (KeptReceipt | undefined)[]>
  /** Keeps it by `fileReceipt`, in one step, and gives what is kept from now on. */
  readonly file: (told: KeptReceipt) => Promise<KeptReceipt>
  readonly list: (userId: string) => Promise<KeptReceipts>
  readonly listIds: (userId: string, account: AccountKind) => Promise<readonly string[]>
  /** Whether all of an account that the lists name was once asked for, up to then. */
  readonly hasHistory: (userId: string, account: AccountKind) => Promise<boolean>
  readonly noteHistory: (userId: string, account: AccountKind, isWhole: boolean) => Promise<void>
}

const NAME = 'fairtick-receipts'
const [RECEIPTS, MARKS] = ['receipts', 'marks'] as const

/** Throws where the browser keeps nothing. */
export async function openReceiptStore(most = MOST_KEPT): Promise<ReceiptStore> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => {
    const receipts = opening.result.createObjectStore(RECEIPTS, {
      keyPath: ['userId', 'account', 'id'],
    })
    receipts.createIndex('byTime', ['userId', 'timeMs'])
    opening.result.createObjectStore(MARKS)
  }
  const database = await answerOf(opening)
  // Another tab has a later version of the app and needs it.
  database.onversionchange = () => database.close()
  const reading = () => database.transaction([RECEIPTS, MARKS])
  const marksOf = (transaction: IDBTransaction) => transaction.objectStore(MARKS)
  return {
    find: async (keys) => {
      const receipts = reading().objectStore(RECEIPTS)
      return await Promise.all(
        keys.map((key) => answerOf<KeptReceipt | undefined>(receipts.get(pathOf(key)))),
      )
    },
    file: async (told) => {
      const transaction = database.transaction([RECEIPTS, MARKS], 'readwrite')
      const [, filed] = await Promise.all([endOf(transaction), fileIn(transaction, told, most)])
      return filed
    },
    list: async (userId) => {
      const transaction = reading()
      const byTime = transaction.objectStore(RECEIPTS).index('byTime')
      const [kept, dropped] = await Promise.all([
        answerOf<KeptReceipt[]>(byTime.getAll(allOf(userId))),
        answerOf<number | undefined>(marksOf(transaction).get(droppedMark(userId))),
      ])
      return { kept: kept.toReversed(), dropped: dropped ?? 0 }
    },
    listIds: async (userId, account) => {
      const keys = reading().objectStore(RECEIPTS).getAllKeys(allOf(userId, account))
      return (await answerOf(keys)).map((path) => String((path as string[])[2]))
    },
    hasHistory: async (userId, account) =>
      (await answerOf(marksOf(reading()).get(historyMark(userId, account)))) === true,
    noteHistory: async (userId, account, isWhole) => {
      const transaction = database.transaction(MARKS, 'readwrite')
      marksOf(transaction).put(isWhole, historyMark(userId, account))
      await endOf(transaction)
    },
  }
}

async function fileIn(transaction: IDBTransaction, told: KeptReceipt, most: number) {
  const receipts = transaction.objectStore(RECEIPTS)
  const filed = fileReceipt(await answerOf(receipts.get(pathOf(told))), told)
  await answerOf(receipts.put(filed))
  await dropOldest(transaction, told.userId, most)
  return filed
}

async function dropOldest(transaction: IDBTransaction, userId: string, most: number) {
  const byTime = transaction.objectStore(RECEIPTS).index('byTime')
  const excess = (await answerOf(byTime.count(allOf(userId)))) - most
  if (excess <= 0) return
  // Those that stay are among the oldest at most a few times.
  const oldest = await answerOf<KeptReceipt[]>(byTime.getAll(allOf(userId), excess + MOST_STAYING))
  const dropped = oldest.filter((kept) => !isStaying(kept)).slice(0, excess)
  for (const one of dropped) transaction.objectStore(RECEIPTS).delete(pathOf(one))
  const marks = transaction.objectStore(MARKS)
  const before = (await answerOf<number | undefined>(marks.get(droppedMark(userId)))) ?? 0
  marks.put(before + dropped.length, droppedMark(userId))
}

const MOST_STAYING = 200

function isStaying({ against, stage }: KeptReceipt): boolean {
  return against !== null || isOpenStage(stage)
}

const pathOf = ({ userId, account, id }: ReceiptKey) => [userId, account, id]
const droppedMark = (userId: string) => ['dropped', userId]
const historyMark = (userId: string, account: AccountKind) => ['history', userId, account]

/** Everything below a path: a list is behind each text and number. */
function allOf(...path: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound([...path], [...path, []])
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
