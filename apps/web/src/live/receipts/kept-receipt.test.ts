// What is kept of one act is never lost to what is said of it later.

import { expect, it, vi } from 'vitest'
import { type KeptReceipt, listOf } from './kept-receipt.ts'
import { createReceiptFiler } from './receipt-filer.ts'
import { KEYS, memoryStore, receiptOf, signedOf } from './receipt-fixture.ts'

const OWNER = { userId: 'u', account: 'practice' } as const
const act = (id: string, stage = 'success') => ({ id, stage, timeMs: 5 })

function openFiler(keys = KEYS) {
  const store = memoryStore()
  const onBreak = vi.fn()
  const file = createReceiptFiler({ ...OWNER, store, askKeys: async () => keys, onBreak })
  const textsOf = () => listOf(store.all()).map(({ text }) => JSON.parse(text))
  return { store, onBreak, file, textsOf }
}

it('a later one that says the same and more takes the place of the earlier', async () => {
  const { file, textsOf, onBreak, store } = openFiler()
  await file(signedOf(receiptOf('d', { issued: 1 })), act('d', 'pending'))
  const later = receiptOf('d', { issued: 2, postings: 2 })
  await file(signedOf(later), act('d', 'success'))
  expect(textsOf()).toEqual([later])
  expect(store.all()).toMatchObject([{ ...OWNER, id: 'd', stage: 'success', timeMs: 5 }])
  expect(onBreak).not.toHaveBeenCalled()
})

it('one that contradicts is kept beside it and told of, once', async () => {
  const { file, textsOf, onBreak } = openFiler()
  const [first, second, third] = [
    receiptOf('d', { issued: 1 }),
    receiptOf('d', { issued: 2, amount: '9' }),
    receiptOf('d', { issued: 3, amount: '8' }),
  ] as const
  for (const receipt of [first, second, third]) await file(signedOf(receipt), act('d'))
  expect(textsOf()).toEqual([first, second])
  expect(onBreak.mock.calls).toEqual([[{ ...OWNER, id: 'd' }]])
})

it('one that takes postings back contradicts, and a later true one does not heal it', async () => {
  const { file, textsOf, onBreak } = openFiler()
  const first = receiptOf('d', { postings: 2 })
  const second = receiptOf('d', { issued: first.issued + 10_001 })
  await file(signedOf(first), act('d'))
  await file(signedOf(second), act('d'))
  await file(signedOf({ ...first, issued: second.issued + 1 }), act('d'))
  expect(textsOf()).toEqual([first, second])
  expect(onBreak).toHaveBeenCalledTimes(1)
})

it('one that was signed before, and says less, is not kept in place of a later one', async () => {
  const { file, textsOf, onBreak, store } = openFiler()
  const later = receiptOf('d', { issued: 100_000, postings: 2 })
  await file(signedOf(later), act('d', 'success'))
  await file(signedOf(receiptOf('d', { issued: 1 })), act('d', 'pending'))
  await file(signedOf({ ...receiptOf('d', { issued: 0 }), entries: [] }), act('d', 'pending'))
  expect(textsOf()).toEqual([later])
  expect(store.all()).toMatchObject([{ stage: 'success' }])
  const denial = receiptOf('d', { issued: 200_000, postings: 2, amount: '9' })
  await file(signedOf(denial), act('d'))
  expect(textsOf()).toEqual([later, denial])
  expect(onBreak).toHaveBeenCalledTimes(1)
})

it('of two answers under way at a time the one that says more is the later', async () => {
  const [less, more] = [
    receiptOf('d', { issued: 5_000 }),
    receiptOf('d', { issued: 1, postings: 2 }),
  ] as const
  for (const order of [
    [less, more],
    [more, less],
  ]) {
    const { file, textsOf, onBreak } = openFiler()
    for (const receipt of order) await file(signedOf(receipt), act('d'))
    expect(textsOf()).toEqual([more])
    expect(onBreak).not.toHaveBeenCalled()
  }
})

it('what nobody has signed, or what is of another act or account, is nobody’s word', async () => {
  const { file, store, onBreak } = openFiler()
  const kept = signedOf(receiptOf('d'))
  await file(kept, act('d'))
  const forged = JSON.stringify(receiptOf('d', { amount: '9' }))
  expect(await file({ ...kept, text: forged }, act('d'))).toBeUndefined()
  expect(await file(signedOf(receiptOf('another')), act('d'))).toBeUndefined()
  const real = { ...receiptOf('d'), account: { id: 'account', kind: 'real' } as const }
  expect(await file(signedOf(real), act('d'))).toBeUndefined()
  expect(store.all().map(({ signed }) => signed)).toEqual([kept])
  expect(onBreak).not.toHaveBeenCalled()
})

it('keys are asked for when one is not known', async () => {
  let keys: typeof KEYS = []
  const store = memoryStore()
  const askKeys = vi.fn(async () => keys)
  const file = createReceiptFiler({ ...OWNER, store, askKeys, onBreak: () => {} })
  expect(await file(signedOf(receiptOf('d')), act('d'))).toBeUndefined()
  keys = KEYS
  expect(await file(signedOf(receiptOf('d')), act('d'))).toBeDefined()
  await file(signedOf(receiptOf('e')), act('e'))
  expect(askKeys).toHaveBeenCalledTimes(2)
})

it('a list has each before what contradicts it', () => {
  const one = (id: string) => signedOf(receiptOf(id))
  const kept = { ...OWNER, id: 'a', stage: '', timeMs: 1, signed: one('a') }
  const rows: KeptReceipt[] = [
    { ...kept, against: null },
    { ...kept, id: 'b', against: one('c') },
  ]
  expect(listOf(rows)).toEqual([one('a'), one('a'), one('c')])
})
