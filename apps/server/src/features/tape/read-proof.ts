// Proofs of the tape, put together from what is written down: of one record, and of two heads.

import type { TapeProof } from '@fairtick/proof/tape-proof'
import { hashLeaf } from '@fairtick/proof/tree-hash'
import { consistencyPath, inclusionPath, nodesOfProof, nodesOver } from '@fairtick/proof/tree-paths'
import type { Queryable } from '../../platform/database.ts'
import {
  listBlockMarks,
  listBlocks,
  loadHeadOf,
  loadNodes,
  MOST_BLOCKS,
  type StoredHead,
} from './head-store.ts'

/** Without the signed head, under which it is to be found. */
export type RecordProof = Omit<TapeProof, 'signed'>

/** Of the record at a position, under `newest`; undefined: it stands under no head yet. */
export async function readRecordProof(
  database: Queryable,
  newest: StoredHead,
  position: number,
): Promise<RecordProof | undefined> {
  const head = position > newest.last ? undefined : await loadHeadOf(database, position)
  if (head === undefined) return undefined
  const span = { from: head.first, until: head.last, limit: MOST_BLOCKS }
  const marks = await listBlockMarks(database, span)
  const blockIndex = marks.findIndex(({ last }) => position <= last)
  const [block] = await listBlocks(database, { from: position, limit: 1, letters: 1 })
  if (blockIndex < 0 || block === undefined) return undefined
  const hashes = marks.map(({ hash }) => hashLeaf(hash))
  const [size, index] = [newest.number + 1, head.number]
  const findNode = await loadNodes(database, nodesOfProof(size, { index }))
  return {
    ...{ position, block, blockIndex, head: head.head },
    blockPath: inclusionPath(blockIndex, hashes.length, nodesOver(hashes)),
    headPath: inclusionPath(index, size, findNode),
  }
}

/** That the tree of `size` heads goes on from that of `earlier` ones; both are of what stands. */
export async function readContinuation(
  database: Queryable,
  earlier: number,
  size: number,
): Promise<readonly string[]> {
  const findNode = await loadNodes(database, nodesOfProof(size, { earlier }))
  return consistencyPath(earlier, size, findNode)
}
