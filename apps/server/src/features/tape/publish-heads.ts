// Signs once a minute what was recorded since the head before: from then on nobody can change a
// record without leaving the published heads.

import { formatHead, parseHead, signedText } from '@fairtick/proof/head'
import { hashLeaf } from '@fairtick/proof/tree-hash'
import {
  hashesEndingWith,
  nodesEndingWith,
  nodesOfProof,
  nodesOver,
  type TreeNode,
  treeRoot,
} from '@fairtick/proof/tree-paths'
import { loadTapeTime } from '../../engine/tape/tape-store.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import type { SigningKey } from '../../platform/signing-key.ts'
import { newestLiabilityRoot } from '../liabilities/public.ts'
import {
  insertHead,
  insertSigningKey,
  insertTerms,
  listBlockMarks,
  listBlocksWith,
  loadCommandEnd,
  loadNewestHead,
  loadNodes,
  loadTapeName,
  MOST_BLOCKS,
  ROLLOVER,
  type StoredHead,
  signedOf,
  type TapeTerm,
} from './head-store.ts'

export type PublishHeadParts = {
  readonly database: Database
  readonly bus: Pick<Bus, 'publish'>
  readonly signingKey: SigningKey
  readonly nowMs: () => number
  /** Tape time from one head to the next. */
  readonly everyMs: number
}

/** Call it again and again; each call writes what is due. */
export function createHeadPublisher(parts: PublishHeadParts): () => Promise<void> {
  const { database, bus, signingKey, nowMs, everyMs } = parts
  const { id, publicKey } = signingKey
  return async () => {
    let newest = await loadNewestHead(database)
    const tapeMs = await loadTapeTime(database)
    const isDue = newest === undefined || (tapeMs ?? 0) - timeOf(newest) >= everyMs
    const tape = isDue ? await loadTapeName(database) : undefined
    if (tape === undefined) return
    await insertSigningKey(database, { id, publicKey, since: nowMs() })
    for (;;) {
      const written = await writeHead(parts, tape, newest)
      if (written === undefined) return
      newest = written.head
      bus.publish('head', signedOf(tape, newest))
      if (!written.isMoreLeft) return
    }
  }
}

function timeOf({ head }: StoredHead): number {
  return parseHead(head)?.time ?? 0
}

/** Undefined: nothing was recorded since, or another process has written it. */
async function writeHead(
  { database, signingKey }: PublishHeadParts,
  tape: string,
  before: StoredHead | undefined,
): Promise<{ readonly head: StoredHead; readonly isMoreLeft: boolean } | undefined> {
  const first = (before?.last ?? 0) + 1
  const span = { from: first, until: Number.MAX_SAFE_INTEGER, limit: MOST_BLOCKS }
  const marks = await listBlockMarks(database, span)
  const end = marks.at(-1)
  if (end === undefined) return undefined
  const commands = await loadCommandEnd(database, end.first)
  const hashes = marks.map(({ hash }) => hashLeaf(hash))
  const number = (before?.number ?? -1) + 1
  const text = formatHead({
    ...{ number, first, last: end.last, time: end.time, blocks: marks.length },
    blocksRoot: treeRoot(hashes.length, nodesOver(hashes)),
    ...{ tapeHash: end.hash, commands: commands?.number ?? 0 },
    commandHash: commands?.hash ?? '',
    liabilities: (await newestLiabilityRoot(database)) ?? null,
  })
  const { nodes, root } = await growTree(database, number, hashLeaf(text))
  const signature = signingKey.sign(signedText({ tape, head: text, root }))
  const signed = { head: text, root, key: signingKey.id, signature }
  const head = { number, first, last: end.last, ...signed }
  const terms = await findTerms(database, { from: first, until: end.last })
  const isWritten = await database.transaction(async (tx) => {
    await insertTerms(tx, terms)
    return await insertHead(tx, { ...head, time: end.time, nodes })
  })
  return isWritten ? { head, isMoreLeft: marks.length === MOST_BLOCKS } : undefined
}

/** The nodes that come with the leaf, and the root over all up to it. */
async function growTree(database: Queryable, index: number, leaf: string) {
  const known = await loadNodes(database, nodesOfProof(index, undefined))
  const nodes = hashesEndingWith(index, leaf, known)
  const own = new Map(nodesEndingWith(index).map((node, place) => [nameOf(node), nodes[place]]))
  const findNode = (node: TreeNode) => own.get(nameOf(node)) ?? known(node)
  return { nodes, root: treeRoot(index + 1, findNode) }
}

const nameOf = ({ level, index }: TreeNode) => `${level}.${index}`

/** Records that say what stands for everybody, or for an instrument, from there on. */
const TERM_KINDS = ['instrument', 'money-terms', 'jurisdiction', 'mode', 'source', 'venue']
/** A rollover among them is found as well: by it positions are charged. */
const CALENDAR = 'calendar'

async function findTerms(
  database: Queryable,
  span: { readonly from: number; readonly until: number },
): Promise<readonly TapeTerm[]> {
  const blocks = await listBlocksWith(database, span, [...TERM_KINDS, CALENDAR])
  return blocks.flatMap(({ first, payload }) =>
    payload.split('\n').flatMap((line, place) => {
      const [kind, , about] = JSON.parse(line) as [string, number, unknown]
      const position = first + place
      if (kind === CALENDAR && about === ROLLOVER)
        return [{ position, kind: ROLLOVER, symbol: null }]
      if (!TERM_KINDS.includes(kind)) return []
      const symbol = kind === 'instrument' ? (about as { readonly symbol: string }).symbol : null
      return [{ position, kind, symbol }]
    }),
  )
}
