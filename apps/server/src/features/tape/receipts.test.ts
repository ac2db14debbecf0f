// Receipts: what was done, as it stands, signed; and nothing of anybody else.

import { parseQuantity } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import { type Receipt, readReceipt, type SignedReceipt } from '@fairtick/proof/receipt'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../../engine/engine-fixture.ts'
import { createSigningKey } from '../../platform/signing-key.ts'
import { createHeadPublisher } from './publish-heads.ts'
import { issueReceipt } from './receipts.ts'

const signingKey = createSigningKey(Buffer.alloc(32, 7))
const KEYS = [{ id: signingKey.id, publicKey: signingKey.publicKey, since: 0 }]
const NOW_MS = 1_767_000_000_000
const OWNER = { id: 'a', kind: 'practice' } as const

let database: TestDatabase
let engine: EngineFixture
let parts: Parameters<typeof issueReceipt>[0]

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
  parts = { database, signingKey, nowMs: () => NOW_MS }
  await engine.open('a')
  await engine.tick('64000')
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

async function receiptOf(id: string): Promise<Receipt> {
  const signed = (await issueReceipt(parts, OWNER, id)) as SignedReceipt
  const receipt = await readReceipt(signed, KEYS)
  expect(receipt).toBeDefined()
  return receipt as Receipt
}

it('an option: its strike and settlement by their ticks, and both postings', async () => {
  await engine.buy('a', 'o')
  const bought = await receiptOf('o')
  expect(bought).toMatchObject({
    ...{ account: OWNER, id: 'o', head: null, issued: NOW_MS },
    order: { kind: 'option', strike: '64000', strikeSeq: 1, stake: '10', settlement: null },
    entries: [
      {
        reason: 'option-purchase',
        legs: [
          ['cash', '-10'],
          ['stake', '10'],
        ],
      },
    ],
  })
  await engine.pass(20_000)
  await engine.tick('64001')
  await engine.pass(11_000)
  const settled = await receiptOf('o')
  expect(settled.order).toMatchObject({ settlement: { settleSeq: 2, result: 'win', profit: '8' } })
  expect(settled.entries.map(({ reason }) => reason)).toEqual([
    'option-purchase',
    'option-settlement',
  ])
})

it('a contract: constants, opening, each close, each posting', async () => {
  await engine.trade('a', 'c', { lots: '2' })
  await engine.tick('64010')
  await engine.close('a', 'c', '1')
  const { order, entries } = await receiptOf('c')
  expect(order).toMatchObject({
    ...{ kind: 'contract', direction: 'long', lots: '2', lotsOpen: '1', isCopy: false },
    constants: { spread: '2.5', feeRate: '0.0005' },
    opening: { price: '64001.25', seq: 1, fee: '0.640012' },
    closes: [{ price: '64008.75', seq: 2, lots: '1', reason: 'manual' }],
  })
  expect(entries.map(({ reason, part }) => [reason, part])).toEqual([
    ['contract-open', null],
    ['contract-close', 1],
  ])
  expect(Object.keys(order ?? {})).not.toContain('copyOf')
})

it('a deposit, with the newest head', async () => {
  await createHeadPublisher({
    ...{ database, signingKey, nowMs: Date.now, everyMs: 0 },
    bus: { publish: () => {} },
  })()
  await engine.ask({
    ...{ kind: 'credit-deposit', accountId: 'a', depositId: 'd', channel: 'bank' },
    submitted: 0 as never,
    amount: parseQuantity('1000') as never,
    rate: parsePrice('1') as never,
  })
  const [head] = await database.query<{ root: string }>('SELECT root FROM tape_head')
  expect(await receiptOf('d')).toMatchObject({
    ...{ order: null, head: { number: 0, root: head?.root } },
    entries: [
      {
        reason: 'deposit',
        legs: [
          ['cash', '1000'],
          ['deposits_bank', '-1000'],
        ],
      },
    ],
  })
})

it('nothing of another account, nor of nothing', async () => {
  await engine.open('b')
  await engine.trade('b', 'theirs')
  expect(await issueReceipt(parts, OWNER, 'theirs')).toBeUndefined()
  expect(await issueReceipt(parts, OWNER, 'nothing')).toBeUndefined()
})

it('no letter of it can be changed', async () => {
  await engine.buy('a', 'o')
  const signed = (await issueReceipt(parts, OWNER, 'o')) as SignedReceipt
  const changed = { ...signed, text: signed.text.replace('"64000"', '"64001"') }
  expect(changed.text).not.toBe(signed.text)
  expect(await readReceipt(changed, KEYS)).toBeUndefined()
  expect(await readReceipt({ ...signed, key: 'another' }, KEYS)).toBeUndefined()
  expect(await readReceipt({ ...signed, signature: '00'.repeat(64) }, KEYS)).toBeUndefined()
})
