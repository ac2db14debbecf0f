// A head: what the house says each minute of all that was written so far. Heads are the leaves of a
// growing Merkle tree, so each root commits to every head, and so to every block, before it.

import { isSignedBy, type PublicKey } from './signature.ts'
import { EMPTY_ROOT, hashLeaf } from './tree-hash.ts'

export type Head = {
  /** Among heads, from 0. */
  readonly number: number
  /** Positions of the tape that stand under it and under no head before. */
  readonly first: number
  readonly last: number
  /** Tape time of the last of them, in ms. */
  readonly time: number
  /** How many blocks they lie in, and the root of the tree over the hashes of those. */
  readonly blocks: number
  readonly blocksRoot: string
  /** The hash chain of the tape after the last of them. */
  readonly tapeHash: string
  /** How many commands the private log has, and its hash chain after them. */
  readonly commands: number
  readonly commandHash: string
  /** The newest proof of what is owed: the operator's day and its root. */
  readonly liabilities: { readonly day: number; readonly root: string } | null
}

/** A head with the root of the tree that ends in it. */
export type SignedHead = {
  /** Which tape: the hash of its first block. */
  readonly tape: string
  /** The head as `formatHead` writes it. */
  readonly head: string
  /** Over all heads up to this one. */
  readonly root: string
  /** Id of the key. */
  readonly key: string
  /** Of `signedText`. */
  readonly signature: string
}

/** One line of JSON; the same head always gives the same. */
export function formatHead(head: Head): string {
  const { number, first, last, time, blocks, blocksRoot, tapeHash, commands, commandHash } = head
  const { liabilities } = head
  const owed = liabilities === null ? null : [liabilities.day, liabilities.root]
  const place = [number, first, last, time]
  return JSON.stringify([...place, blocks, blocksRoot, tapeHash, commands, commandHash, owed])
}

/** Undefined for what `formatHead` does not write. */
export function parseHead(text: string): Head | undefined {
  try {
    const fields = JSON.parse(text) as [number, number, number, number, ...unknown[]]
    const [number, first, last, time, ...rest] = fields
    const [blocks, blocksRoot, tapeHash, commands, commandHash, owed] = rest as [
      ...[number, string, string, number, string],
      [number, string] | null,
    ]
    const liabilities = owed === null ? null : { day: owed[0], root: owed[1] }
    const place = { number, first, last, time, blocks, blocksRoot }
    const head: Head = { ...place, tapeHash, commands, commandHash, liabilities }
    const numbers = [number, first, last, time, blocks, commands]
    return numbers.every(Number.isSafeInteger) && formatHead(head) === text ? head : undefined
  } catch {
    return undefined
  }
}

/** What the house puts its name to. */
export function signedText({ tape, head, root }: Omit<SignedHead, 'key' | 'signature'>): string {
  return `fairtick head\n${tape}\n${root}\n${head}`
}

/** Why a signed head says nothing; undefined: it is one of the house. */
export type HeadFault = 'unreadable' | 'unknown key' | 'not signed' | 'wrong root'

export function findHeadFault(
  signed: SignedHead,
  keys: readonly PublicKey[],
): HeadFault | undefined {
  const head = parseHead(signed.head)
  if (head === undefined) return 'unreadable'
  const key = keys.find(({ id }) => id === signed.key)
  if (key === undefined) return 'unknown key'
  if (!isSignedBy(key.publicKey, signedText(signed), signed.signature)) return 'not signed'
  const isAlone = head.number === 0
  if (isAlone && signed.root !== hashLeaf(signed.head)) return 'wrong root'
  return signed.root === EMPTY_ROOT ? 'wrong root' : undefined
}

/** How many heads the tree of a signed head has, and its root. */
export function treeOf(signed: SignedHead): { readonly size: number; readonly root: string } {
  const head = parseHead(signed.head)
  if (head === undefined) throw new Error('no head')
  return { size: head.number + 1, root: signed.root }
}
