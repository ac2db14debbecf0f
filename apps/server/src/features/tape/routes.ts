// Wire calls for strangers: each answer is the same for all who ask, and is made once.

import { type Handlers, invalid, NOT_FOUND } from '@fairtick/wire/handler'
import { shareAnswers } from '@fairtick/wire/shared-handler'
import { findTickPosition } from '../../engine/tape/tick-position.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/database.ts'
import { createAccountIds } from '../account/public.ts'
import { listTimestamps } from './head-places/place-store.ts'
import { listBlocks, listHeads, listSigningKeys, listTerms } from './head-store.ts'
import { watchNewestHead } from './newest-head.ts'
import { readContinuation, readRecordProof } from './read-proof.ts'
import { issueReceipt, type ReceiptParts } from './receipts.ts'

/** A day of heads a minute apart. */
const HEADS_AT_ONCE = 1_440
const BLOCKS_AT_ONCE = { limit: 500, letters: 1_000_000 } as const
const TERMS_AT_ONCE = 100
/** About 500 kB. */
const TIMESTAMPS_AT_ONCE = 50

export type TapeDependencies = {
  readonly database: Database
  readonly bus: Pick<Bus, 'subscribe' | 'onReturn'>
}

type TapeCalls =
  | 'tapeHead'
  | 'tapeHeads'
  | 'headTimestamps'
  | 'tapeBlocks'
  | 'tapeProof'
  | 'tapeTerms'
  | 'tapeContinuation'
  | 'signingKeys'

export function tapeRoutes({ database, bus }: TapeDependencies): Handlers<TapeCalls> {
  const newest = watchNewestHead(database, bus)
  /** It stands until another head is published. */
  const untilNextHead = (make: () => Promise<object>) => ({
    inputs: () => [newest.version()],
    make: async () => JSON.stringify(await make()),
  })
  return {
    tapeHead: shareAnswers<'tapeHead'>({
      open: () => untilNextHead(async () => ({ signed: (await newest.read())?.signed ?? null })),
    }),
    tapeHeads: shareAnswers<'tapeHeads'>({
      open: ({ query: { from = 0 } }) =>
        untilNextHead(async () => ({
          heads: await listHeads(database, { from, limit: HEADS_AT_ONCE }),
        })),
    }),
    headTimestamps: shareAnswers<'headTimestamps'>({
      open: ({ query: { from = 0 } }) =>
        untilNextHead(async () => {
          const tape = (await newest.read())?.signed.tape
          if (tape === undefined) return { timestamps: [] }
          return {
            timestamps: await listTimestamps(database, { from, tape, limit: TIMESTAMPS_AT_ONCE }),
          }
        }),
    }),
    tapeBlocks: shareAnswers<'tapeBlocks'>({
      open: ({ query: { from } }) =>
        untilNextHead(async () => {
          const last = (await newest.read())?.stored.last ?? 0
          const blocks = await listBlocks(database, { from, ...BLOCKS_AT_ONCE })
          // What stands under no head may still be the newest of all: it comes with the next.
          return { blocks: from > last ? [] : blocks.filter(({ first }) => first <= last) }
        }),
    }),
    tapeProof: shareAnswers<'tapeProof'>({
      open: ({ query: { symbol, seq, position } }) => {
        const isTick = symbol !== undefined && seq !== undefined
        if (isTick === (position !== undefined)) return invalid({ position: ['invalid'] })
        return untilNextHead(async () => {
          const head = await newest.read()
          const place = isTick ? await findTickPosition(database, symbol, seq) : position
          if (head === undefined || place === undefined) return { proof: null }
          const proof = await readRecordProof(database, head.stored, place)
          return { proof: proof === undefined ? null : { ...proof, signed: head.signed } }
        })
      },
    }),
    tapeTerms: shareAnswers<'tapeTerms'>({
      open: ({ query: { symbol, kind, before = Number.MAX_SAFE_INTEGER } }) =>
        untilNextHead(async () => {
          const isOfRollovers = kind !== undefined
          const span = {
            isOfRollovers,
            symbol: symbol ?? null,
            until: before,
            limit: TERMS_AT_ONCE,
          }
          const terms = await listTerms(database, span)
          return { terms: terms.map(({ position, kind }) => ({ position, kind })) }
        }),
    }),
    tapeContinuation: shareAnswers<'tapeContinuation'>({
      open: ({ query: { from, to } }) => {
        if (from > to) return invalid({ from: ['invalid'] })
        return untilNextHead(async () => {
          const size = ((await newest.read())?.stored.number ?? -1) + 1
          const path = to > size ? [] : await readContinuation(database, from, to)
          return { path }
        })
      },
    }),
    signingKeys: shareAnswers<'signingKeys'>({
      open: () => untilNextHead(async () => ({ keys: await listSigningKeys(database) })),
    }),
  }
}

/** Of what one customer did, for them alone. */
export function receiptRoutes(parts: ReceiptParts): Handlers<'receipt'> {
  const accountIdOf = createAccountIds(parts.database)
  return {
    receipt: async ({ query: { id } }, { caller, account: kind }) => {
      const account = { id: await accountIdOf(caller.userId, kind), kind }
      return (await issueReceipt(parts, account, id)) ?? NOT_FOUND
    },
  }
}
