// Proves that one record stands on the tape: its block under a head, the head under a signed one.

import { type Block, hashBlock, lineOf } from './block.ts'
import { isIncluded } from './check-path.ts'
import { findHeadFault, type HeadFault, parseHead, type SignedHead, treeOf } from './head.ts'
import type { PublicKey } from './signature.ts'
import { hashLeaf } from './tree-hash.ts'

export type TapeProof = {
  readonly position: number
  readonly block: Block
  /** Which block of the head it is, from 0, and the way from it to the head's root of blocks. */
  readonly blockIndex: number
  readonly blockPath: readonly string[]
  /** The first head that has the record, and the way from it to the root of the signed one. */
  readonly head: string
  readonly headPath: readonly string[]
  readonly signed: SignedHead
}

export type ProofFault = HeadFault | 'wrong block' | 'wrong head'

/** The record's line on the tape, or why the proof shows none. */
export function checkTapeProof(
  proof: TapeProof,
  keys: readonly PublicKey[],
): { readonly line: string } | { readonly fault: ProofFault } {
  const { position, block, blockIndex, blockPath, headPath, signed } = proof
  const fault = findHeadFault(signed, keys)
  if (fault !== undefined) return { fault }
  const head = parseHead(proof.head)
  if (head === undefined) return { fault: 'unreadable' }
  const { size, root } = treeOf(signed)
  const leaf = hashLeaf(proof.head)
  if (!isIncluded({ leaf, index: head.number, size, path: headPath, root })) {
    return { fault: 'wrong head' }
  }
  const line = lineOf(block, position)
  const under = { index: blockIndex, size: head.blocks, path: blockPath, root: head.blocksRoot }
  const isThere = isIncluded({ leaf: hashLeaf(hashBlock(block)), ...under })
  if (!isThere || line === undefined) return { fault: 'wrong block' }
  const isOfHead = block.first >= head.first && position <= head.last
  return isOfHead ? { line } : { fault: 'wrong block' }
}
