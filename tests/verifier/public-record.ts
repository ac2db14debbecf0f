// For tests: an installation in this process as strangers see it, and its owner, who has the key
// and can write over every row.

import { createHash } from 'node:crypto'
import { formatPrice } from '@fairtick/core/numbers/price'
import { instantFromMs } from '@fairtick/core/time/instant'
import { formatHead, type Head, parseHead, type SignedHead, signedText } from '@fairtick/proof/head'
import { type Receipt, receiptText, type SignedReceipt } from '@fairtick/proof/receipt'
import { hashLeaf } from '@fairtick/proof/tree-hash'
import { nodesEndingWith, nodesOver, treeRoot } from '@fairtick/proof/tree-paths'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { readTicksBefore } from '@fairtick/server/engine/tape/tape-store'
import { tapeFrameRoutes } from '@fairtick/server/features/tape/frame-routes'
import {
  listBlockMarks,
  listHeads,
  loadCommandEnd,
  loadTapeName,
} from '@fairtick/server/features/tape/head-store'
import { createFrameKeeper, type FrameKeeper } from '@fairtick/server/features/tape/keep-frames'
import { createHeadPublisher } from '@fairtick/server/features/tape/publish-heads'
import { issueReceipt } from '@fairtick/server/features/tape/receipts'
import { tapeRoutes } from '@fairtick/server/features/tape/routes'
import { createBus } from '@fairtick/server/platform/bus'
import { createLog } from '@fairtick/server/platform/log'
import { createSigningKey, type SigningKey } from '@fairtick/server/platform/signing-key'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { type AskTape, NotFound } from '@fairtick/verifier/online-tape'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { expect } from 'vitest'

const OWNER = { id: 'a', kind: 'practice' } as const
const VISITOR = {
  ...{ language: 'en', address: '192.0.2.1', device: '' },
  ...{ caller: undefined, key: undefined },
}

export type PublicRecord = {
  readonly database: TestDatabase
  readonly engine: EngineFixture
  /** Keeps what is offered to it of the ticks that stand. */
  readonly frames: FrameKeeper
  readonly ask: AskTape
  readonly publish: () => Promise<void>
  readonly receipt: (id: string) => Promise<SignedReceipt>
  /** Whatever the house would like to have said, signed by it. */
  readonly sign: (receipt: Receipt) => SignedReceipt
  readonly newest: () => Promise<SignedHead>
  /** Writes over lines of the tape and chains everything behind them anew, signed as ever. */
  readonly rewrite: (change: (line: string) => string | undefined) => Promise<void>
  /** Publishes all heads anew, from what the rows say now. */
  readonly republish: () => Promise<void>
  /** Remembers the rows as they are, and `restore` puts back what was written over. */
  readonly keep: () => Promise<void>
  readonly restore: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openPublicRecord(): Promise<PublicRecord> {
  const database = await openTestDatabase()
  const engine = await openEngine(database, createSettableClock())
  const bus = createBus((error) => expect.unreachable(String(error)))
  const signingKey = createSigningKey(Buffer.alloc(32, 7))
  let nowMs = Date.UTC(2026, 0, 5)
  const parts = { database, bus, signingKey, nowMs: () => (nowMs += 1), everyMs: 0 }
  const publish = createHeadPublisher(parts)
  const frames = createFrameKeeper({ database, log: createLog('silent') })
  engine.onCommitted(({ tape }) => frames.keep(tape))
  const calls = { ...tapeRoutes({ database, bus }), ...tapeFrameRoutes({ database }) }
  const ask = askInProcess(database, calls)
  const republish = () => forgeHeads(database, signingKey)
  return {
    ...{ database, engine, frames, ask, publish, republish },
    receipt: async (id) => {
      const receipt = await issueReceipt(parts, OWNER, id)
      expect(receipt).toBeDefined()
      return receipt as SignedReceipt
    },
    sign: (receipt) => {
      const text = JSON.stringify(receipt)
      return { text, key: signingKey.id, signature: signingKey.sign(receiptText(text)) }
    },
    newest: async () => (await ask<{ signed: SignedHead }>('/tape/head')).signed,
    rewrite: async (change) => {
      await rewriteTape(database, change)
      await republish()
    },
    keep: () => database.asOwner(KEEP),
    restore: () => database.asOwner(RESTORE),
    close: async () => {
      await engine.stop()
      await database.close()
    },
  }
}

/** What the forgeries write over. */
const WRITTEN_OVER = [
  ['tape_block', 'first_position', ['payload', 'previous_hash', 'hash']],
  ['command_block', 'first_number', ['hash']],
  ['tape_head', 'number', ['head', 'nodes', 'root', 'signature']],
  ['option_order', 'id', ['strike', 'stake', 'payout_rate', 'result', 'profit', 'settle_seq']],
  ['contract_order', 'id', ['open_price', 'open_fee']],
  ['contract_close', 'order_id', ['profit', 'fee']],
  ['journal_entry', 'number', ['amounts', 'cash_change']],
] as const

const KEEP = WRITTEN_OVER.map(([table]) => `CREATE TABLE kept_${table} AS TABLE ${table};`).join(
  '\n',
)

const RESTORE = WRITTEN_OVER.map(([table, key, columns]) => {
  const values = columns.map((column) => `${column} = k.${column}`).join(', ')
  return `ALTER TABLE ${table} DISABLE TRIGGER USER;
    UPDATE ${table} t SET ${values} FROM kept_${table} k WHERE t.${key} = k.${key};`
}).join('\n')

/** The calls of the contract without a network between. */
type Calls = ReturnType<typeof tapeRoutes> & ReturnType<typeof tapeFrameRoutes>

function askInProcess(database: TestDatabase, calls: Calls): AskTape {
  return async <Result>(address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://tape')
    const given = Object.fromEntries(searchParams)
    if (pathname === CONTRACT.ticks.route.path)
      return (await ticksBefore(database, given)) as Result
    const found = Object.entries(calls).find(
      ([name]) => CONTRACT[name as keyof typeof calls].route.path === pathname,
    )
    expect(found, pathname).toBeDefined()
    const [name, call] = found as [keyof typeof calls, (...given: unknown[]) => Promise<unknown>]
    const query = CONTRACT[name].query.parse(given)
    const answer = JSON.parse(JSON.stringify(await call({ query, body: {} }, VISITOR)))
    if (answer.declined !== undefined) throw new NotFound(address)
    return answer as Result
  }
}

async function ticksBefore(database: TestDatabase, given: Record<string, string>) {
  const { symbol = '', before = '0', limit = '1' } = given
  const at = instantFromMs(Number(before))
  const ticks = await readTicksBefore(database, symbol, at, Number(limit))
  return { ticks: ticks.map(({ seq, time, price }) => [seq, time, formatPrice(price, 0)]) }
}

async function rewriteTape(
  database: TestDatabase,
  change: (line: string) => string | undefined,
): Promise<void> {
  const blocks = await database.query<{ first_position: bigint; payload: string }>(
    'SELECT first_position, payload FROM tape_block ORDER BY first_position',
  )
  let previous = '0'.repeat(64)
  const updates = blocks.map(({ first_position, payload }) => {
    const lines = payload.split('\n').map((line) => change(line) ?? line)
    const text = lines.join('\n')
    const hash = createHash('sha256')
      .update(`${previous}\n${first_position}\n${text}`)
      .digest('hex')
    const update = `UPDATE tape_block SET payload = '${text.replaceAll("'", "''")}',
      previous_hash = '${previous}', hash = '${hash}' WHERE first_position = ${first_position};`
    previous = hash
    return update
  })
  await database.asOwner(`ALTER TABLE tape_block DISABLE TRIGGER USER; ${updates.join('\n')}`)
}

/** The same heads of the same spans, of what the rows say now, signed as ever. */
async function forgeHeads(database: TestDatabase, signingKey: SigningKey): Promise<void> {
  const tape = (await loadTapeName(database)) ?? ''
  const leaves: string[] = []
  const updates: string[] = []
  for (const text of await listHeads(database, { from: 0, limit: 1_000 })) {
    const { number, ...head } = parseHead(text) as Head
    const span = { from: head.first, until: head.last, limit: 1_000 }
    const marks = await listBlockMarks(database, span)
    const end = marks.at(-1) as (typeof marks)[number]
    const commandHash = (await loadCommandEnd(database, end.first))?.hash ?? ''
    const hashes = marks.map(({ hash }) => hashLeaf(hash))
    const blocksRoot = treeRoot(hashes.length, nodesOver(hashes))
    const forged = formatHead({ ...head, number, blocksRoot, tapeHash: end.hash, commandHash })
    leaves.push(hashLeaf(forged))
    const findNode = nodesOver(leaves)
    const nodes = nodesEndingWith(number).map(findNode).join('')
    const root = treeRoot(leaves.length, findNode)
    const signature = signingKey.sign(signedText({ tape, head: forged, root }))
    updates.push(`UPDATE tape_head SET head = '${forged}', nodes = '${nodes}', root = '${root}',
      signature = '${signature}' WHERE number = ${number};`)
  }
  await database.asOwner(`ALTER TABLE tape_head DISABLE TRIGGER USER; ${updates.join('\n')}`)
}
