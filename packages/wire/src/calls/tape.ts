// What strangers check by: heads of the tape, its blocks, and proofs that a record stands on it.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

const ANYBODY = { access: 'public', anyOrigin: true } as const
const position = field.wholeText(1, Number.MAX_SAFE_INTEGER)
const count = field.wholeText(0, Number.MAX_SAFE_INTEGER)

export const wireSignedHead = z.object({
  /** Hash of the first block: which tape it is. */
  tape: z.string(),
  /** `[number, first, last, time, blocks, blocksRoot, tapeHash, commands, commandHash, owed]` */
  head: z.string(),
  /** Of the tree of all heads up to it (RFC 6962). */
  root: z.string(),
  key: z.string(),
  /** Ed25519, of `fairtick head`, tape, root and head, each on a line of its own. */
  signature: z.string(),
})

const block = z.object({
  /** Position of its first record. */
  first: z.int(),
  /** One record a line. */
  payload: z.string(),
  previousHash: z.string(),
})

const proof = z.object({
  position: z.int(),
  block,
  blockIndex: z.int(),
  blockPath: z.array(z.string()),
  head: z.string(),
  headPath: z.array(z.string()),
  signed: wireSignedHead,
})

export const tapeCalls = {
  tapeHead: defineCall(ROUTES.tapeHead, {
    ...ANYBODY,
    summary: 'The newest head of the tape, signed; null before the first.',
    result: z.object({ signed: wireSignedHead.nullable() }),
  }),
  tapeHeads: defineCall(ROUTES.tapeHeads, {
    ...ANYBODY,
    summary: 'Heads from a number on, ascending: the leaves of the tree.',
    query: z.strictObject({ from: count.optional() }),
    result: z.object({ heads: z.array(z.string()) }),
  }),
  headTimestamps: defineCall(ROUTES.headTimestamps, {
    ...ANYBODY,
    summary: 'Timestamps of heads by an authority outside, from a number on, ascending.',
    query: z.strictObject({ from: count.optional() }),
    result: z.object({
      timestamps: z.array(
        z.object({
          signed: wireSignedHead,
          /** Its host. */
          authority: z.string(),
          /** RFC 3161, in base64: of the text by which the head is signed. */
          token: z.string(),
        }),
      ),
    }),
  }),
  tapeBlocks: defineCall(ROUTES.tapeBlocks, {
    ...ANYBODY,
    summary: 'Blocks of the tape from the one with a position on, ascending.',
    query: z.strictObject({ from: position }),
    result: z.object({ blocks: z.array(block) }),
  }),
  tapeProof: defineCall(ROUTES.tapeProof, {
    ...ANYBODY,
    summary: 'Proves that a tick, or the record at a position, stands on the tape.',
    query: z.strictObject({
      symbol: field.symbol.optional(),
      seq: position.optional(),
      position: position.optional(),
    }),
    /** Null: it stands under no head yet; within a minute it does. */
    result: z.object({ proof: proof.nullable() }),
  }),
  tapeTerms: defineCall(ROUTES.tapeTerms, {
    ...ANYBODY,
    summary: 'Where the constants of an instrument, or what stands for everybody, are on the tape.',
    query: z.strictObject({
      symbol: field.symbol.optional(),
      /** Rollovers alone (TR-4.4); else all that stands but these. */
      kind: z.literal('rollover').optional(),
      before: position.optional(),
    }),
    result: z.object({ terms: z.array(z.object({ position: z.int(), kind: z.string() })) }),
  }),
  tapeContinuation: defineCall(ROUTES.tapeContinuation, {
    ...ANYBODY,
    summary: 'Proves that the tree of later heads goes on from that of earlier ones.',
    query: z.strictObject({ from: count, to: count }),
    result: z.object({ path: z.array(z.string()) }),
  }),
  receipt: defineCall(ROUTES.receipt, {
    access: 'session',
    account: 'figures',
    summary: 'What the house says of one order, deposit or withdrawal of mine, signed.',
    query: z.strictObject({ id: field.id }),
    result: z.object({
      /** JSON, as it was signed. */
      text: z.string(),
      key: z.string(),
      /** Ed25519, of `fairtick receipt` and the text, each on a line of its own. */
      signature: z.string(),
    }),
  }),
  signingKeys: defineCall(ROUTES.signingKeys, {
    ...ANYBODY,
    summary: 'All keys by which heads and receipts were ever signed, oldest first.',
    result: z.object({
      keys: z.array(z.object({ id: z.string(), publicKey: z.string(), since: z.int() })),
    }),
  }),
}
