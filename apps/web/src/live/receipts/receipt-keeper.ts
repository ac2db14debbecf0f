// Gets the receipt of everything that a customer did, by itself and off the way of what they do: a
// few at a time, when the device has nothing else to do; what was missed comes with a later visit.

import type { SignedReceipt } from '@fairtick/proof/receipt'
import type { Act } from './act.ts'
import type { ReceiptKey } from './kept-receipt.ts'
import type { ReceiptFiler } from './receipt-filer.ts'
import type { ReceiptStore } from './receipt-store.ts'

/** Asked for at a time: they go as one call. */
export const ASKED_AT_ONCE = 10
/** Who does more at a time finds the rest in the lists. */
const MOST_DUE = 1_000
/** One that never gets an answer goes behind the others, and is left to a later visit at last. */
const MOST_TRIES = 8
const PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 300_000

export type ReceiptKeeperParts = Pick<ReceiptKey, 'userId' | 'account'> & {
  readonly store: Omit<ReceiptStore, 'file' | 'list'>
  readonly file: ReceiptFiler
  /** Undefined: the house knows of none. Throws where it gave no answer. */
  readonly ask: (id: string) => Promise<SignedReceipt | undefined>
  /** Each with its pages, the newest act first. */
  readonly lists: readonly (() => AsyncIterable<readonly Act[]>)[]
  /** Comes back when the device is online and has nothing else to do, not before `pauseMs`. */
  readonly rest: (pauseMs: number) => Promise<void>
  /** From 0 to below 1. */
  readonly chance: () => number
}

export type ReceiptKeeper = {
  readonly note: (acts: readonly Act[]) => void
  /** Looks through the lists for what is missing. */
  readonly catchUp: () => void
  readonly hasWork: () => boolean
  /** Works until `stopped`. */
  readonly run: (stopped: AbortSignal) => Promise<void>
}

export function createReceiptKeeper(parts: ReceiptKeeperParts): ReceiptKeeper {
  const due = new Map<string, Act>()
  const tries = new WeakMap<Act, number>()
  let missing: AsyncGenerator<readonly Act[]> | undefined
  /** The lists are read already: what was missed meanwhile may stand in one that was. */
  let isMissedAgain = false
  let failures = 0
  let wake = () => {}

  const note = (acts: readonly Act[]) => {
    for (const act of acts) {
      if (due.size < MOST_DUE || due.has(act.id)) due.set(act.id, act)
      else missing = findMissing(parts, 'all')
    }
    wake()
  }
  const catchUp = () => {
    isMissedAgain = missing !== undefined
    missing ??= findMissing(parts, 'new')
    wake()
  }
  const hasWork = () => due.size > 0 || missing !== undefined
  const mayTryAgain = (act: Act) => {
    const count = (tries.get(act) ?? 0) + 1
    tries.set(act, count)
    return count < MOST_TRIES
  }
  /** Whether all that was asked for was answered. */
  const work = async (): Promise<boolean> => {
    const batch = [...due.values()].slice(0, ASKED_AT_ONCE)
    if (batch.length > 0) {
      const unanswered = await getAll(parts, await unkept(parts, batch))
      for (const act of batch) {
        // What was told of one meanwhile is another act.
        if (due.get(act.id) !== act) continue
        due.delete(act.id)
        if (unanswered.includes(act) && mayTryAgain(act)) due.set(act.id, act)
      }
      return unanswered.length === 0
    }
    const reading = missing
    const found = await reading?.next()
    if (found?.done) {
      await getAll(parts, await drawKept(parts))
      // Who had too much to note meanwhile has begun anew.
      if (missing === reading) missing = isMissedAgain ? findMissing(parts, 'new') : undefined
      isMissedAgain = false
    } else if (found) note(found.value)
    return true
  }
  const run = async (stopped: AbortSignal) => {
    stopped.addEventListener('abort', () => wake())
    while (!stopped.aborted) {
      if (!hasWork()) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      await parts.rest(Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS))
      if (stopped.aborted) return
      try {
        failures = (await work()) ? 0 : failures + 1
      } catch {
        // A list gave no answer, or the browser's storage failed: later, and ever more rarely.
        failures += 1
        missing &&= findMissing(parts, 'new')
      }
    }
  }
  return { note, catchUp, hasWork, run }
}

/** By page, what is not kept as it stands now; of what was read through once only what is new. */
async function* findMissing(
  parts: ReceiptKeeperParts,
  depth: 'new' | 'all',
): AsyncGenerator<readonly Act[]> {
  const { userId, account, store, lists } = parts
  const hasHistory = await store.hasHistory(userId, account)
  for (const list of lists) {
    for await (const page of list()) {
      const acts = await unkept(parts, page)
      // Who is interrupted from here on reads all of it the next time.
      if (acts.length > 0) await store.noteHistory(userId, account, false)
      yield acts
      if (acts.length === 0 && hasHistory && depth === 'new') break
    }
  }
  await store.noteHistory(userId, account, true)
}

async function unkept(
  { userId, account, store }: ReceiptKeeperParts,
  acts: readonly Act[],
): Promise<readonly Act[]> {
  const kept = await store.find(acts.map(({ id }) => ({ userId, account, id })))
  return acts.filter(({ stage }, place) => kept[place]?.stage !== stage)
}

/** Some that are kept are asked for again: who has written history anew contradicts them. */
async function drawKept(parts: ReceiptKeeperParts): Promise<readonly Act[]> {
  const { userId, account, store, chance } = parts
  const ids = [...(await store.listIds(userId, account))]
  const drawn = Array.from({ length: Math.min(ASKED_AT_ONCE, ids.length) }, () => {
    const [id = ''] = ids.splice(Math.floor(chance() * ids.length), 1)
    return { userId, account, id }
  })
  return (await store.find(drawn)).flatMap((kept) => kept ?? [])
}

/**
 * Those that got no answer. All of them begin together. One that the house does not know is asked
 * for at the next visit.
 */
async function getAll(
  { ask, file }: ReceiptKeeperParts,
  acts: readonly Act[],
): Promise<readonly Act[]> {
  const got = await Promise.allSettled(
    acts.map(async (act) => {
      const signed = await ask(act.id)
      if (signed !== undefined) await file(signed, act)
    }),
  )
  return acts.filter((_, place) => got[place]?.status === 'rejected')
}
