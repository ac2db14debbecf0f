// H5: heads of the records, and proofs that a stranger checks without any code of the server.

import { endOf, hashBlock } from '@fairtick/proof/block'
import { isContinued } from '@fairtick/proof/check-path'
import { findHeadFault, parseHead, type SignedHead, treeOf } from '@fairtick/proof/head'
import type { PublicKey } from '@fairtick/proof/signature'
import { checkTapeProof, type TapeProof } from '@fairtick/proof/tape-proof'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '../../engine/engine-fixture.ts'
import { type Bus, createBus } from '../../platform/bus.ts'
import { createSigningKey, type SigningKey } from '../../platform/signing-key.ts'
import { listBlocks } from './head-store.ts'
import { createHeadPublisher } from './publish-heads.ts'
import { tapeRoutes } from './routes.ts'

const MINUTES = 9
const KEY = createSigningKey(Buffer.alloc(32, 7))
const NOBODY = { language: 'en', address: '192.0.2.1', device: '' } as const
const VISITOR = { ...NOBODY, caller: undefined, key: undefined }

let database: TestDatabase
let engine: EngineFixture
let bus: Bus
let calls: ReturnType<typeof tapeRoutes>
let publishHead: () => Promise<void>
let keys: readonly PublicKey[]
const published: SignedHead[] = []

beforeEach(async () => {
  database = await openTestDatabase()
  const clock = createSettableClock()
  engine = await openEngine(database, clock)
  bus = createBus((error) => expect.unreachable(String(error)))
  published.length = 0
  bus.subscribe('head', (head) => published.push(head))
  calls = tapeRoutes({ database, bus })
  publishHead = publisherWith(KEY)
  await engine.open('a')
  for (let minute = 0; minute < MINUTES; minute += 1) {
    await engine.tick(String(64_000 + minute))
    await engine.trade('a', `o${minute}`)
    await engine.pass(60_000)
    await publishHead()
  }
  keys = (await ask('signingKeys', {})).keys
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

function publisherWith(signingKey: SigningKey) {
  return createHeadPublisher({ database, bus, signingKey, nowMs: Date.now, everyMs: 0 })
}

async function ask<Name extends keyof typeof calls>(
  name: Name,
  query: CallArguments<Name>['query'],
) {
  const answer = await calls[name]({ query, body: {} } as never, VISITOR as never)
  return answer as unknown as CallResult<Name>
}

async function proofOf(query: { symbol?: string; seq?: number; position?: number }) {
  const { proof } = await ask('tapeProof', query)
  expect(proof).not.toBeNull()
  return proof as TapeProof
}

const flip = (hex: string) => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`

describe('a head', () => {
  it('is signed, comes over the bus, and goes on where the one before ended', async () => {
    expect(published).toHaveLength(MINUTES)
    expect((await ask('tapeHead', {})).signed).toEqual(published.at(-1))
    let last = 0
    for (const [number, signed] of published.entries()) {
      expect(findHeadFault(signed, keys)).toBeUndefined()
      const head = parseHead(signed.head)
      expect(head).toMatchObject({ number, first: last + 1 })
      last = head?.last ?? 0
    }
    const texts = published.map(({ head }) => head)
    expect((await ask('tapeHeads', {})).heads).toEqual(texts)
    expect((await ask('tapeHeads', { from: 7 })).heads).toEqual(texts.slice(7))
  })

  it('ends where the chains of tape and commands ended', async () => {
    const head = parseHead(published.at(-1)?.head ?? '')
    const [block] = await database.query(
      'SELECT last_position, hash FROM tape_block ORDER BY first_position DESC LIMIT 1',
    )
    const [commands] = await database.query(
      'SELECT last_number, hash FROM command_block ORDER BY first_number DESC LIMIT 1',
    )
    expect(block).toEqual({ last_position: BigInt(head?.last ?? 0), hash: head?.tapeHash })
    expect(commands).toEqual({
      last_number: BigInt(head?.commands ?? 0),
      hash: head?.commandHash,
    })
  })

  it('names the newest root of what is owed', async () => {
    await database.query(
      `INSERT INTO liability_tree (day, account_kind, time, tape_position, size, total, tree,
         deficit_count, deficit_total, marks, root)
       SELECT day, 'practice', 1, 1, 0, 0, 'tree', 0, 0, '[]', 'root ' || day
       FROM unnest(ARRAY[20000, 20001]) AS day`,
    )
    await engine.tick('65000')
    await publishHead()
    const [before, after] = published.slice(-2).map(({ head }) => parseHead(head)?.liabilities)
    expect([before, after]).toEqual([null, { day: 20_001, root: 'root 20001' }])
  })

  it('is not written when nothing came, nor twice by two processes', async () => {
    await Promise.all([publishHead(), publishHead()])
    expect(published).toHaveLength(MINUTES)
    await engine.tick('65000')
    await Promise.all([publishHead(), publisherWith(KEY)()])
    expect(published).toHaveLength(MINUTES + 1)
  })

  it('is due when a minute of tape time has passed', async () => {
    const parts = { database, bus, nowMs: Date.now, everyMs: 60_000 }
    const publish = createHeadPublisher({ ...parts, signingKey: KEY })
    await engine.pass(59_000)
    await publish()
    expect(published).toHaveLength(MINUTES)
    await engine.pass(1_000)
    await publish()
    expect(published).toHaveLength(MINUTES + 1)
  })

  it('of another key names it, and those of before still hold', async () => {
    await engine.tick('65000')
    await publisherWith(createSigningKey(Buffer.alloc(32, 8)))()
    const { keys: both } = await ask('signingKeys', {})
    expect(both).toHaveLength(2)
    expect(published.map((head) => findHeadFault(head, both))).toEqual(
      published.map(() => undefined),
    )
    expect(findHeadFault(published.at(-1) as SignedHead, keys)).toBe('unknown key')
  })

  it('is refused with another text, root, tape or signature', () => {
    const signed = published.at(-1) as SignedHead
    const other = published[0] as SignedHead
    const forged = [
      { ...signed, head: other.head },
      { ...signed, root: other.root },
      { ...signed, tape: flip(signed.tape) },
      { ...signed, signature: flip(signed.signature) },
    ]
    for (const one of forged) expect(findHeadFault(one, keys)).toBe('not signed')
    expect(findHeadFault({ ...signed, head: 'head' }, keys)).toBe('unreadable')
  })
})

describe('a later head', () => {
  it('is proved to go on from every earlier one', async () => {
    for (const [before, earlier] of published.entries()) {
      for (const later of published.slice(before)) {
        const [from, to] = [treeOf(earlier), treeOf(later)]
        const { path } = await ask('tapeContinuation', { from: from.size, to: to.size })
        expect(isContinued({ earlier: from, later: to, path })).toBe(true)
      }
    }
  })

  it('of a tape that was written anew is not', async () => {
    const seen = treeOf(published[2] as SignedHead)
    await database.asOwner(
      `ALTER TABLE tape_head DISABLE TRIGGER USER;
       UPDATE tape_head SET nodes = '${'ab'.repeat(32)}' || substr(nodes, 65) WHERE number = 2`,
    )
    const { path } = await ask('tapeContinuation', { from: 3, to: MINUTES })
    const later = treeOf(published.at(-1) as SignedHead)
    expect(isContinued({ earlier: { ...seen, root: flip(seen.root) }, later, path })).toBe(false)
    expect(isContinued({ earlier: seen, later, path })).toBe(false)
  })
})

describe('a record', () => {
  it('of every position is proved with its very line', async () => {
    const blocks = await database.query<{ payload: string }>(
      'SELECT payload FROM tape_block ORDER BY first_position',
    )
    const lines = blocks.flatMap(({ payload }) => payload.split('\n'))
    for (const [place, line] of lines.entries()) {
      const proof = await proofOf({ position: place + 1 })
      expect(checkTapeProof(proof, keys)).toEqual({ line })
    }
  })

  it('of every tick is found by instrument and seq', async () => {
    for (let seq = 1; seq <= MINUTES; seq += 1) {
      const checked = checkTapeProof(await proofOf({ symbol: 'BTCUSDT', seq }), keys)
      expect(checked).toEqual({ line: expect.stringContaining(`,"BTCUSDT",${seq},`) })
    }
    expect((await ask('tapeProof', { symbol: 'BTCUSDT', seq: MINUTES + 1 })).proof).toBeNull()
    expect((await ask('tapeProof', { symbol: 'ETHUSDT', seq: 1 })).proof).toBeNull()
  })

  it('stands under no head before the next one', async () => {
    await engine.tick('65000')
    const query = { symbol: 'BTCUSDT', seq: MINUTES + 1 }
    expect((await ask('tapeProof', query)).proof).toBeNull()
    await publishHead()
    expect(checkTapeProof(await proofOf(query), keys)).toHaveProperty('line')
  })

  it('that was changed is not proved, whatever was chained anew behind it', async () => {
    const proof = await proofOf({ symbol: 'BTCUSDT', seq: 4 })
    const { block, signed } = proof
    const forged: TapeProof[] = [
      { ...proof, block: { ...block, payload: block.payload.replace('64003', '64004') } },
      { ...proof, block: { ...block, first: block.first + 1 } },
      { ...proof, block: { ...block, previousHash: flip(block.previousHash) } },
      { ...proof, position: proof.position + 1_000 },
      { ...proof, blockIndex: proof.blockIndex + 1 },
      { ...proof, head: published[0]?.head ?? '' },
      { ...proof, headPath: proof.headPath.slice(1) },
      { ...proof, blockPath: [...proof.blockPath, flip(signed.root)] },
      { ...proof, signed: published[0] as SignedHead },
    ]
    for (const one of forged) expect(checkTapeProof(one, keys)).toHaveProperty('fault')
  })
})

it('the constants of an instrument are found where they stand, each with its proof', async () => {
  const changed = { ...BTCUSDT, spread: '3' }
  engine.submit({ kind: 'instrument', instrument: changed })
  await engine.tick('65000')
  await publishHead()
  const { terms } = await ask('tapeTerms', { symbol: 'BTCUSDT' })
  const lines = []
  for (const { position, kind } of terms) {
    expect(kind).toBe('instrument')
    lines.push(checkTapeProof(await proofOf({ position }), keys))
  }
  expect(lines).toEqual([
    { line: expect.stringContaining('"spread":"3"') },
    { line: expect.stringContaining('"spread":"2.5"') },
  ])
  const before = terms[1]?.position
  expect((await ask('tapeTerms', { symbol: 'BTCUSDT', before })).terms).toEqual([terms[1]])
  expect((await ask('tapeTerms', { symbol: 'ETHUSDT' })).terms).toEqual([])
})

it('blocks are the whole tape up to the newest head, each chained to the one before', async () => {
  await engine.tick('65000')
  let [from, hash, count] = [1, '0'.repeat(64), 0]
  for (;;) {
    const { blocks } = await ask('tapeBlocks', { from })
    if (blocks.length === 0) break
    for (const block of blocks) {
      expect(block).toMatchObject({ first: from, previousHash: hash })
      hash = hashBlock(block)
      from = endOf(block)
      count += 1
    }
  }
  const head = parseHead(published.at(-1)?.head ?? '')
  expect([from - 1, hash]).toEqual([head?.last, head?.tapeHash])
  expect(count).toBeGreaterThan(MINUTES)
})

it('very long blocks come a few at a time, and none is passed over', async () => {
  const all = await listBlocks(database, { from: 1, limit: 500, letters: 1_000_000 })
  const letters = all[0]?.payload.length ?? 0
  const some = await listBlocks(database, { from: 1, limit: 500, letters: letters + 1 })
  expect(some).toEqual(all.slice(0, 2))
  const one = await listBlocks(database, { from: all[4]?.first ?? 0, limit: 500, letters: 1 })
  expect(one).toEqual(all.slice(4, 5))
  expect(await listBlocks(database, { from: 1, limit: 3, letters: 1_000_000 })).toHaveLength(3)
})
