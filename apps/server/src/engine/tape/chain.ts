// The hash chain of tape and command log: SHA-256 over the hash before, the place and the payload.

import { hash } from 'node:crypto'

/** What the first block of each chain names as the hash before it. */
export const GENESIS_HASH = '0'.repeat(64)

/** The hash of a block whose first record has the number `first`. */
export function hashBlock(previousHash: string, first: number, payload: string): string {
  return hash('sha256', `${previousHash}\n${first}\n${payload}`)
}

/** A block as it is stored: its records are the lines of `payload`. */
export type Block = {
  readonly first: number
  readonly last: number
  readonly payload: string
  readonly previousHash: string
  readonly hash: string
}

/** Where a chain ends. */
export type ChainEnd = { readonly first: number | undefined; readonly hash: string }

export const CHAIN_START: ChainEnd = { first: undefined, hash: GENESIS_HASH }

/** The next block of a chain from its lines. */
export function createBlock(end: ChainEnd, first: number, lines: readonly string[]): Block {
  const payload = lines.join('\n')
  return {
    first,
    last: first + lines.length - 1,
    payload,
    previousHash: end.hash,
    hash: hashBlock(end.hash, first, payload),
  }
}
