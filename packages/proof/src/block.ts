// Blocks of the tape: records as lines, each block chained to the one before by its hash.

import { hashText } from './sha256.ts'

/** What the first block names as the hash before it. */
export const GENESIS_HASH = '0'.repeat(64)

export type Block = {
  /** Position of its first record. */
  readonly first: number
  /** Its records, one a line. */
  readonly payload: string
  readonly previousHash: string
}

export function hashBlock({ previousHash, first, payload }: Block): string {
  return hashText(`${previousHash}\n${first}\n${payload}`)
}

/** The record at a position; undefined: it is none of this block's. */
export function lineOf({ first, payload }: Block, position: number): string | undefined {
  return payload.split('\n')[position - first]
}

/** The position behind its last record. */
export function endOf({ first, payload }: Block): number {
  return first + payload.split('\n').length
}
