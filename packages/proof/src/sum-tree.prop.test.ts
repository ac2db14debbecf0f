// The sum tree: its top is the sum of all leaves, and the path of each leads to it.

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  climb,
  EMPTY_TREE,
  foldNodes,
  formatSum,
  joinNodes,
  MAX_SUM,
  parseSum,
  type SumNode,
  sumLeaf,
  sumPath,
} from './sum-tree.ts'

const sums = fc.array(fc.bigInt(0n, 10n ** 15n), { minLength: 1, maxLength: 70 })
const plant = (amounts: readonly bigint[]) =>
  amounts.map((sum, place) => sumLeaf(sum, `${place} ${sum}`))

/** As RFC 6962 divides a tree: the left part is the largest power of two below the size. */
function definedTop(nodes: readonly SumNode[]): SumNode {
  if (nodes.length === 1) return nodes[0] as SumNode
  let middle = 1
  while (middle * 2 < nodes.length) middle *= 2
  return joinNodes(definedTop(nodes.slice(0, middle)), definedTop(nodes.slice(middle)))
}

describe('the top', () => {
  it('sums all leaves, over the tree that RFC 6962 divides', () => {
    fc.assert(
      fc.property(sums, (amounts) => {
        const top = foldNodes(plant(amounts))
        expect(top).toEqual(definedTop(plant(amounts)))
        expect(top.sum).toBe(amounts.reduce((total, sum) => total + sum, 0n))
      }),
    )
    expect(foldNodes([])).toBe(EMPTY_TREE)
  })

  it('over the tops of equal parts is the same, and so are the paths', () => {
    fc.assert(
      fc.property(sums, fc.integer({ min: 0, max: 4 }), fc.nat(), (amounts, power, some) => {
        const nodes = plant(amounts)
        const size = 2 ** power
        const parts = Array.from({ length: Math.ceil(nodes.length / size) }, (_, part) =>
          nodes.slice(part * size, (part + 1) * size),
        )
        const tops = parts.map(foldNodes)
        expect(foldNodes(tops)).toEqual(foldNodes(nodes))
        const index = some % nodes.length
        const part = Math.floor(index / size)
        const below = sumPath(index % size, parts[part] as SumNode[])
        expect([...below, ...sumPath(part, tops)]).toEqual(sumPath(index, nodes))
      }),
    )
  })

  it('changes with every amount', () => {
    fc.assert(
      fc.property(sums, fc.nat(), (amounts, some) => {
        const place = some % amounts.length
        const other = amounts.with(place, (amounts[place] as bigint) + 1n)
        expect(foldNodes(plant(other)).hash).not.toBe(foldNodes(plant(amounts)).hash)
      }),
    )
  })
})

it('leads from each leaf to the top, and from nowhere else', () => {
  fc.assert(
    fc.property(sums, fc.nat(), fc.nat(), (amounts, some, another) => {
      const nodes = plant(amounts)
      const [index, place, size] = [some % nodes.length, another % nodes.length, nodes.length]
      const [leaf, path, top] = [nodes[index] as SumNode, sumPath(index, nodes), foldNodes(nodes)]
      expect(climb(leaf, { index, size }, path)).toEqual(top)
      if (place !== index) expect(climb(leaf, { index: place, size }, path)).not.toEqual(top)
      expect(climb(leaf, { index, size }, [...path, top])).toBeUndefined()
      expect(climb(leaf, { index: size, size }, path)).toBeUndefined()
      for (const step of path.keys()) {
        const { sum, hash } = path[step] as SumNode
        expect(climb(leaf, { index, size }, path.toSpliced(step, 1))).toBeUndefined()
        const more = path.with(step, { sum: sum + 1n, hash })
        expect(climb(leaf, { index, size }, more)?.hash).not.toBe(top.hash)
      }
    }),
  )
})

it('writes each sum as one text, which no other text means', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, MAX_SUM), (sum) => {
      expect(parseSum(formatSum(sum))).toBe(sum)
    }),
  )
  expect(formatSum(12_500_000n)).toBe('12.500000')
  expect(formatSum(MAX_SUM)).toBe('9223372036854.775807')
  for (const text of [
    ...['', '1', '1.0', '-1.000000', '+1.000000', '01.000000', '1.0000000', '1e3.000000'],
    ...['1.000000 ', ' 1.000000', '9223372036854.775808', '٣.000000', '1,000.000000'],
  ]) {
    expect(parseSum(text), text).toBeUndefined()
  }
  expect(() => formatSum(-1n)).toThrow(RangeError)
  expect(() => formatSum(MAX_SUM + 1n)).toThrow(RangeError)
})
