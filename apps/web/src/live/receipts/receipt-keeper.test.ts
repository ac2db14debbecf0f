// Everything gets its receipt once, a few at a time, and what fails comes later.

import type { SignedReceipt } from '@fairtick/proof/receipt'
import { beforeEach, expect, it } from 'vitest'
import type { Act } from './act.ts'
import { createReceiptFiler } from './receipt-filer.ts'
import { KEYS, memoryStore, receiptOf, signedOf } from './receipt-fixture.ts'
import { ASKED_AT_ONCE, createReceiptKeeper, type ReceiptKeeper } from './receipt-keeper.ts'

const OWNER = { userId: 'u', account: 'practice' } as const
const act = (id: string, stage = 'closed'): Act => ({ id, stage, timeMs: Number(id.slice(1)) })
/** `a1`, `a2` … */
const acts = (count: number, first = 1) =>
  Array.from({ length: count }, (_, place) => act(`a${first + place}`))

let store: ReturnType<typeof memoryStore>
let pages: readonly (readonly Act[])[]
let pagesRead: number
/** The ids of each batch. */
let asked: string[][]
let pauses: number[]
let answer: (id: string) => SignedReceipt | undefined
let broken: string[]

beforeEach(() => {
  store = memoryStore()
  pages = []
  pagesRead = 0
  asked = []
  pauses = []
  broken = []
  answer = (id) => signedOf(receiptOf(id))
})

const nextTurn = () => new Promise((resume) => setImmediate(resume))

/** Works until there is nothing left to do; `begin` gives it something. */
async function work(begin: (keeper: ReceiptKeeper) => void, most = 100): Promise<void> {
  const stopping = new AbortController()
  const keeper = createReceiptKeeper({
    ...OWNER,
    store,
    file: createReceiptFiler({
      ...{ ...OWNER, store, askKeys: async () => KEYS },
      onBreak: ({ id }) => broken.push(id),
    }),
    ask: async (id) => {
      asked.at(-1)?.push(id)
      return answer(id)
    },
    lists: [
      async function* () {
        for (const page of pages) {
          pagesRead += 1
          yield page
        }
      },
    ],
    rest: async (pauseMs) => {
      pauses.push(pauseMs)
      asked.push([])
      await nextTurn()
      if (pauses.length >= most) stopping.abort()
    },
    chance: () => 0,
  })
  begin(keeper)
  const running = keeper.run(stopping.signal)
  while (keeper.hasWork() && !stopping.signal.aborted) await nextTurn()
  stopping.abort()
  await running
}

const keptIds = () =>
  store
    .all()
    .map(({ id }) => id)
    .toSorted()
const batches = () => asked.filter((batch) => batch.length > 0)

it('what was told of is asked for once, however often it is told', async () => {
  await work(({ note }) => {
    note([act('a1', 'trading')])
    note([act('a1'), act('a2')])
  })
  expect(batches()).toEqual([['a1', 'a2']])
  // They are checked side by side, so either may be there first.
  expect(keptIds()).toEqual(['a1', 'a2'])
  expect(store.all()).toContainEqual(expect.objectContaining({ id: 'a1', stage: 'closed' }))
  await work(({ note }) => note([act('a1')]))
  expect(batches()).toHaveLength(1)
  await work(({ note }) => note([act('a1', 'closed 2')]))
  expect(batches().at(-1)).toEqual(['a1'])
})

it('not more at a time than go as one call, with a rest before each', async () => {
  const count = 2 * ASKED_AT_ONCE + 3
  await work(({ note }) => note(acts(count)))
  expect(batches().map(({ length }) => length)).toEqual([ASKED_AT_ONCE, ASKED_AT_ONCE, 3])
  expect(pauses.every((pauseMs) => pauseMs > 0)).toBe(true)
  expect(keptIds()).toHaveLength(count)
})

it('a first visit reads all of the history, a later one only what is new', async () => {
  pages = [acts(3), acts(3, 4), acts(3, 7)]
  await work(({ catchUp }) => catchUp())
  expect(keptIds()).toHaveLength(9)
  expect(pagesRead).toBe(3)
  pages = [acts(1, 10), ...pages]
  await work(({ catchUp }) => catchUp())
  expect(keptIds()).toHaveLength(10)
  expect(pagesRead).toBe(3 + 2)
})

it('a history that was left before its end is read to the end the next time', async () => {
  pages = [acts(ASKED_AT_ONCE), acts(3, 100)]
  await work(({ catchUp }) => catchUp(), 3)
  expect(keptIds()).toHaveLength(ASKED_AT_ONCE)
  await work(({ catchUp }) => catchUp())
  expect(keptIds()).toHaveLength(ASKED_AT_ONCE + 3)
})

it('so it is when a later visit was left before the end of what was new', async () => {
  pages = [acts(3)]
  await work(({ catchUp }) => catchUp())
  pages = [acts(3, 10), acts(3, 7), acts(3, 4), acts(3)]
  // One page, and a second with the next rest.
  await work(({ catchUp }) => catchUp(), pauses.length + 3)
  expect(keptIds().length).toBeLessThan(12)
  await work(({ catchUp }) => catchUp())
  expect(keptIds()).toHaveLength(12)
})

it('without an answer it tries again, ever more rarely, and nothing is lost', async () => {
  let failures = 3
  answer = (id) => {
    failures -= 1
    if (failures >= 0) throw new Error('no answer')
    return signedOf(receiptOf(id))
  }
  pages = [[act('a1')]]
  await work(({ note, catchUp }) => {
    note([act('a2')])
    catchUp()
  })
  expect(keptIds()).toEqual(['a1', 'a2'])
  const [first, second, third, fourth, fifth] = pauses
  expect([second, third, fourth].map((pauseMs) => (pauseMs ?? 0) / (first ?? 1))).toEqual([2, 4, 8])
  expect(fifth).toBe(first)
})

it('one that never gets an answer holds nothing up, and is asked for at a later visit', async () => {
  answer = (id) => {
    if (id === 'a1') throw new Error('no answer')
    return signedOf(receiptOf(id))
  }
  pages = [acts(ASKED_AT_ONCE + 4)]
  const others = acts(ASKED_AT_ONCE + 3, 2).map(({ id }) => id)
  await work(({ note, catchUp }) => {
    note(acts(ASKED_AT_ONCE + 2))
    catchUp()
  })
  expect(keptIds()).toEqual(others.toSorted())
  answer = (id) => signedOf(receiptOf(id))
  await work(({ catchUp }) => catchUp())
  expect(keptIds()).toHaveLength(others.length + 1)
})

it('one that the house does not know holds nothing up', async () => {
  answer = (id) => (id === 'a1' ? undefined : signedOf(receiptOf(id)))
  await work(({ note }) => note(acts(3)))
  expect(keptIds()).toEqual(['a2', 'a3'])
  expect(batches()).toHaveLength(1)
})

it('some that are kept are asked for again, and a house that says otherwise is found', async () => {
  pages = [acts(2)]
  await work(({ catchUp }) => catchUp())
  answer = (id) => signedOf(receiptOf(id, { issued: 2, amount: id === 'a2' ? '9' : '10' }))
  asked = []
  await work(({ catchUp }) => catchUp())
  expect(batches()).toEqual([['a1', 'a2']])
  expect(broken).toEqual(['a2'])
  expect(store.all().map(({ against }) => against !== null)).toEqual([false, true])
})

it('what was missed while the lists were read is looked for once more', async () => {
  pages = [acts(2)]
  let lists = 0
  await work((keeper) => {
    keeper.catchUp()
    answer = (id) => {
      // The list that it would stand in was read by then.
      lists += 1
      if (lists === 1) {
        pages = [acts(3)]
        keeper.catchUp()
      }
      return signedOf(receiptOf(id))
    }
  })
  expect(keptIds()).toEqual(['a1', 'a2', 'a3'])
})

it('more than it can hold is found in the lists', async () => {
  const many = acts(1_005)
  pages = [many.slice(0, 600), many.slice(600)]
  await store.noteHistory('u', 'practice', true)
  await work(({ note }) => note(many), 1_000)
  expect(keptIds()).toHaveLength(1_005)
})
