// Proofs of the tree: each holds, and none holds of what is not so.

import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isContinued, isIncluded } from './check-path.ts'
import { hashLeaf, hashNode } from './tree-hash.ts'
import {
  consistencyPath,
  hashesEndingWith,
  inclusionPath,
  nodesEndingWith,
  nodesOfProof,
  type TreeNode,
  treeRoot,
} from './tree-paths.ts'

const nameOf = ({ level, index }: TreeNode) => `${level}.${index}`

/** A tree with its nodes, as a server keeps them: those that end with each leaf. */
function plant(texts: readonly string[]) {
  const nodes = new Map<string, string>()
  const findNode = (node: TreeNode): string => {
    const hash = nodes.get(nameOf(node))
    expect(hash, nameOf(node)).toBeDefined()
    return hash as string
  }
  for (const [index, text] of texts.entries()) {
    const hashes = hashesEndingWith(index, hashLeaf(text), findNode)
    for (const [place, node] of nodesEndingWith(index).entries()) {
      nodes.set(nameOf(node), hashes[place] as string)
    }
  }
  return { nodes, findNode }
}

/** As RFC 6962 defines it, by recursion. */
function definedRoot(texts: readonly string[]): string {
  if (texts.length === 1) return hashLeaf(texts[0] as string)
  let middle = 1
  while (middle * 2 < texts.length) middle *= 2
  return hashNode(definedRoot(texts.slice(0, middle)), definedRoot(texts.slice(middle)))
}

const leaves = fc.array(fc.string(), { minLength: 1, maxLength: 70 })
const other = (hash: string) => `${hash.startsWith('0') ? '1' : '0'}${hash.slice(1)}`

it('has the root that RFC 6962 defines', () => {
  fc.assert(
    fc.property(leaves, (texts) => {
      expect(treeRoot(texts.length, plant(texts).findNode)).toBe(definedRoot(texts))
    }),
  )
})

it('has the root of the test vectors of Certificate Transparency', () => {
  // Hex of the leaves and the root after them: RFC 6962's reference tree.
  const empty = plant([''])
  expect(treeRoot(1, empty.findNode)).toBe(
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  )
  expect(treeRoot(0, empty.findNode)).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  )
})

it('refuses nodes that are told as longer or shorter hashes', () => {
  // The third leaf is another in the later tree; the bytes of its nodes are cut elsewhere.
  const [a, b, c, other, d] = ['a', 'b', 'c', 'other', 'd'].map(hashLeaf) as [
    ...[string, string, string, string, string],
  ]
  const pair = hashNode(a, b)
  const sha = (...parts: readonly string[]) =>
    createHash('sha256')
      .update(Buffer.from(`01${parts.join('')}`, 'hex'))
      .digest('hex')
  const behind = sha(other, d)
  const earlier = { size: 3, root: hashNode(pair, c) }
  const later = { size: 4, root: sha(pair, c, behind) }
  expect(isContinued({ earlier, later, path: ['', other + d, pair + c] })).toBe(false)
  const forged = { leaf: other, index: 2, size: 4, root: later.root }
  expect(isIncluded({ ...forged, path: [d, pair + c] })).toBe(false)
  for (const wrong of ['', 'zz', pair.slice(2), pair + c, pair.toUpperCase()]) {
    expect(() => hashNode(wrong, c)).toThrow(TypeError)
    expect(() => hashNode(c, wrong)).toThrow(TypeError)
    expect(isIncluded({ ...forged, path: [wrong] })).toBe(false)
    expect(isContinued({ earlier, later, path: [wrong] })).toBe(false)
  }
})

describe('a leaf', () => {
  it('is found under every later root, and needs no node that is not named', () => {
    fc.assert(
      fc.property(leaves, fc.nat(), fc.nat(), (texts, some, more) => {
        const index = some % texts.length
        const size = index + 1 + (more % (texts.length - index))
        const { nodes, findNode } = plant(texts)
        const named = new Set(nodesOfProof(size, { index }).map(nameOf))
        const asked = (node: TreeNode) => {
          expect(named).toContain(nameOf(node))
          return findNode(node)
        }
        const root = treeRoot(size, asked)
        const path = inclusionPath(index, size, asked)
        const leaf = hashLeaf(texts[index] as string)
        const proof = { leaf, index, size, path, root }
        expect(isIncluded(proof)).toBe(true)
        expect(isIncluded({ ...proof, leaf: other(leaf) })).toBe(false)
        expect(isIncluded({ ...proof, root: other(root) })).toBe(false)
        expect(isIncluded({ ...proof, path: [...path, root] })).toBe(false)
        for (const [place, hash] of path.entries()) {
          expect(isIncluded({ ...proof, path: path.with(place, other(hash)) })).toBe(false)
          expect(isIncluded({ ...proof, path: path.toSpliced(place, 1) })).toBe(false)
        }
        expect(nodes.size).toBeGreaterThan(0)
      }),
    )
  })

  it('is found at no other place', () => {
    fc.assert(
      fc.property(leaves, fc.nat(), fc.nat(), (texts, some, another) => {
        const [index, place] = [some % texts.length, another % texts.length]
        fc.pre(index !== place && texts[index] !== texts[place])
        const { findNode } = plant(texts)
        const size = texts.length
        const [leaf, root] = [hashLeaf(texts[index] as string), treeRoot(size, findNode)]
        const path = inclusionPath(place, size, findNode)
        expect(isIncluded({ leaf, index: place, size, path, root })).toBe(false)
      }),
    )
  })
})

describe('a later tree', () => {
  it('goes on from every earlier one', () => {
    fc.assert(
      fc.property(leaves, fc.nat(), fc.nat(), (texts, some, more) => {
        const earlierSize = some % (texts.length + 1)
        const size = earlierSize + (more % (texts.length + 1 - earlierSize))
        const { findNode } = plant(texts)
        const named = new Set(nodesOfProof(size, { earlier: earlierSize }).map(nameOf))
        const path = consistencyPath(earlierSize, size, (node) => {
          expect(named).toContain(nameOf(node))
          return findNode(node)
        })
        const earlier = { size: earlierSize, root: treeRoot(earlierSize, findNode) }
        const later = { size, root: treeRoot(size, findNode) }
        expect(isContinued({ earlier, later, path })).toBe(true)
        if (earlierSize === 0 || earlierSize === size) return
        expect(isContinued({ earlier: later, later: earlier, path })).toBe(false)
        for (const [place, hash] of path.entries()) {
          const changed = path.with(place, other(hash))
          expect(isContinued({ earlier, later, path: changed })).toBe(false)
        }
      }),
    )
  })

  it('does not when one of its first leaves is another', () => {
    fc.assert(
      fc.property(leaves, fc.nat(), fc.nat(), (texts, some, changed) => {
        const earlierSize = 1 + (some % texts.length)
        const place = changed % earlierSize
        const honest = plant(texts)
        const forged = plant(texts.with(place, `${texts[place]}!`))
        const earlier = { size: earlierSize, root: treeRoot(earlierSize, honest.findNode) }
        const later = { size: texts.length, root: treeRoot(texts.length, forged.findNode) }
        const path = consistencyPath(earlierSize, texts.length, forged.findNode)
        expect(isContinued({ earlier, later, path })).toBe(false)
      }),
    )
  })
})
