// The tree over what members are owed: leaves by their salted ids, in pages that are kept.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { type AccountKind, leafId, leafNode, leafText } from '@fairtick/proof/liability-leaf'
import { foldNodes, type SumNode } from '@fairtick/proof/sum-tree'
import type { OwedMember } from './read-snapshot.ts'
import type { SaltOf } from './salts.ts'

export type LeafPage = {
  readonly firstId: string
  readonly leaves: readonly string[]
  readonly top: SumNode
}

/** A power of two: the top of a page is a node of the tree. */
export const LEAVES_A_PAGE = 128
/** Of an id in hex: 256 parts. */
const BEGINNING_LETTERS = 2

type Planted = { readonly id: string; readonly text: string }

/** Works some leaves at a time, so that whoever else waits has a turn. */
export async function plantTree(
  members: readonly OwedMember[],
  { kind, day }: { readonly kind: AccountKind; readonly day: number },
  saltOf: SaltOf,
): Promise<{ readonly pages: readonly LeafPage[]; readonly top: SumNode }> {
  const planted = await plantLeaves(members, { kind, day }, saltOf)
  const pages: LeafPage[] = []
  for (let from = 0; from < planted.length; from += LEAVES_A_PAGE) {
    await nextTurn()
    const page = planted.slice(from, from + LEAVES_A_PAGE)
    const leaves = page.map(({ text }) => text)
    pages.push({ firstId: page[0]?.id ?? '', leaves, top: foldNodes(leaves.map(nodeOf)) })
  }
  return { pages, top: foldNodes(pages.map(({ top }) => top)) }
}

/** By their ids, of which each beginning is as frequent as any other: sorted in small parts. */
async function plantLeaves(
  members: readonly OwedMember[],
  { kind, day }: { readonly kind: AccountKind; readonly day: number },
  saltOf: SaltOf,
): Promise<readonly Planted[]> {
  const parts = new Map<string, Planted[]>()
  for (const [place, { member, figures }] of members.entries()) {
    if (place % LEAVES_A_PAGE === 0) await nextTurn()
    const id = leafId(saltOf(day, { member, kind }), { member, kind })
    const leaf = { id, text: leafText({ day, id, figures }) }
    const beginning = id.slice(0, BEGINNING_LETTERS)
    const part = parts.get(beginning)
    if (part === undefined) parts.set(beginning, [leaf])
    else part.push(leaf)
  }
  const planted: Planted[] = []
  for (const beginning of [...parts.keys()].sort()) {
    await nextTurn()
    const part = parts.get(beginning) ?? []
    planted.push(...part.sort((a, b) => (a.id < b.id ? -1 : 1)))
  }
  return planted
}

/** Throws where a text is no leaf: what is in the tree adds up. */
export function nodeOf(text: string): SumNode {
  const node = leafNode(text)
  if (node === undefined) throw new RangeError('a leaf cannot be read, or is too large')
  return node
}
