// A device that has seen one head is not taken in by a record that was written anew.

import { formatHead, type Head, type SignedHead, signedText } from '@fairtick/proof/head'
import { keyIdOf } from '@fairtick/proof/signature'
import { hashLeaf } from '@fairtick/proof/tree-hash'
import { consistencyPath, nodesOver, treeRoot } from '@fairtick/proof/tree-paths'
import { getPublicKey, hashes, sign } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { beforeEach, expect, it } from 'vitest'
import { createHeadWatch, type HeadBreak } from './head-watch.ts'

hashes.sha512 = sha512
const SECRET = new Uint8Array(32).fill(7)
const PUBLIC = bytesToHex(getPublicKey(SECRET))
const KEYS = [{ id: keyIdOf(PUBLIC), publicKey: PUBLIC, since: 0 }]

/** A record of so many heads; `changed`: the one of that number says something else. */
function record(size: number, { tape = 'tape', changed = -1 } = {}) {
  const texts = Array.from({ length: size }, (_, number) => {
    const time = number === changed ? 1 : 0
    const head: Head = {
      ...{ number, first: number + 1, last: number + 1, time, blocks: 1 },
      ...{ blocksRoot: '', tapeHash: '', commands: 0, commandHash: '', liabilities: null },
    }
    return formatHead(head)
  })
  const findNode = nodesOver(texts.map(hashLeaf))
  const signed = (count: number): SignedHead => {
    const unsigned = { tape, head: texts[count - 1] as string, root: treeRoot(count, findNode) }
    const signature = bytesToHex(sign(utf8ToBytes(signedText(unsigned)), SECRET))
    return { ...unsigned, key: KEYS[0]?.id ?? '', signature }
  }
  return { signed, path: (from: number, to: number) => consistencyPath(from, to, findNode) }
}

let kept: string | undefined
let breaks: HeadBreak[]
let asked: number
let told: ReturnType<typeof record>
const watch = () =>
  createHeadWatch({
    kept: {
      get: () => kept,
      set: (text) => {
        kept = text
      },
    },
    askKeys: async () => {
      asked += 1
      return KEYS
    },
    askContinuation: async (from, to) => told.path(from, to),
    onBreak: (found) => breaks.push(found),
  })
const keptSize = () => JSON.parse(JSON.parse(kept ?? '{}').head)[0] + 1

beforeEach(() => {
  kept = undefined
  breaks = []
  asked = 0
  told = record(20)
})

it('goes from head to head, asks for the keys once, and keeps the last', async () => {
  const take = watch()
  for (const size of [3, 4, 11, 11, 20, 7]) await take(told.signed(size))
  expect([breaks, keptSize(), asked]).toEqual([[], 20, 1])
})

it.each([
  ['written anew before what it saw', 12, { changed: 4 }],
  ['of the same length with another content', 9, { changed: 8 }],
  ['shorter and written anew', 5, { changed: 2 }],
  ['of another tape', 12, { tape: 'another' }],
])('a record %s is a break, with both heads as the proof', async (_, size, forgery) => {
  await watch()(told.signed(9))
  const before = kept
  told = record(20, forgery)
  await watch()(told.signed(size))
  expect(breaks).toHaveLength(1)
  expect(breaks[0]).toMatchObject({ kept: JSON.parse(before ?? ''), told: told.signed(size) })
  expect(kept).toBe(before)
})

it('a path that proves nothing is a break', async () => {
  await watch()(told.signed(9))
  const later = told.signed(12)
  told = { ...told, path: () => [] }
  await watch()(later)
  expect(breaks).toHaveLength(1)
})

it('what the house has not signed is no word of it', async () => {
  await watch()(told.signed(9))
  const forged = record(20, { changed: 4 }).signed(12)
  await watch()({ ...forged, signature: '00'.repeat(64) })
  await watch()({ ...forged, key: 'another' })
  expect([breaks, keptSize()]).toEqual([[], 9])
})

it('an answer that does not come is no break: the next head is looked at anew', async () => {
  const take = watch()
  await take(told.signed(9))
  const { path } = told
  told = {
    ...told,
    path: () => {
      throw new Error('offline')
    },
  }
  await take(told.signed(12))
  expect([breaks, keptSize()]).toEqual([[], 9])
  told = { ...told, path }
  await take(told.signed(13))
  expect([breaks, keptSize()]).toEqual([[], 13])
})
