// What an exchange could try to owe less than it does: each is a tree or a proof that is refused.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { findLiabilityFault, type LiabilityProof } from './check-liability.ts'
import { type Figures, leafId, leafNode, leafText, readLeaf } from './liability-leaf.ts'
import { type LiabilityStatement, liabilityRoot } from './liability-root.ts'
import {
  foldNodes,
  joinNodes,
  MAX_SUM,
  parseSum,
  type SumNode,
  sumLeaf,
  sumPath,
} from './sum-tree.ts'
import { hashLeaf, hashNode } from './tree-hash.ts'

const DAY = 20_000
const SALT = (letter: string) => letter.repeat(43)
const NOTHING: Figures = { cash: 0n, stake: 0n, hold: 0n, salary: 0n, rewards: 0n, profit: 0n }
const usd = (amount: number) => BigInt(amount) * 1_000_000n

type Account = { readonly member: string; readonly salt: string; readonly figures: Figures }

/** Five, so that the last one has no neighbour below. */
const ACCOUNTS: readonly Account[] = ['a', 'b', 'c', 'd', 'e'].map((member, place) => ({
  member,
  salt: SALT(member),
  figures: {
    ...{ cash: usd(100 * (place + 1)), stake: usd(10), hold: usd(20), salary: usd(3) },
    ...{ rewards: usd(1), profit: usd(7) },
  },
}))
const [ANNA] = ACCOUNTS as [Account]

const textOf = ({ member, salt, figures }: Account, day = DAY) =>
  leafText({ day, id: leafId(salt, { member, kind: 'practice' }), figures })
const byId = (some: string, other: string) => (idIn(some) < idIn(other) ? -1 : 1)
const idIn = (text: string) => readLeaf(text)?.id ?? ''

function statementOf(top: SumNode, size: number): LiabilityStatement {
  return {
    ...{ kind: 'practice', day: DAY, timeMs: 1_728_000_000_000, position: 900, size },
    ...{ total: top.sum, tree: top.hash, deficits: { count: 1, total: usd(5) } },
    marks: [{ symbol: 'BTCUSDT', seq: 77, price: '64000.00' }],
  }
}

type Node = (text: string) => SumNode
type Published = { proof: LiabilityProof; root: string }

/** As an exchange does that makes leaves and proofs in its own way. */
function publish(
  accounts: readonly Account[],
  of: Account = ANNA,
  nodeOf: Node = (text) => leafNode(text) as SumNode,
): Published {
  const texts = accounts.map((account) => textOf(account)).sort(byId)
  const nodes = texts.map(nodeOf)
  const index = texts.indexOf(textOf(of))
  const statement = statementOf(foldNodes(nodes), nodes.length)
  const path = sumPath(index, nodes)
  return {
    proof: { leaf: textOf(of), salt: of.salt, index, path, statement },
    root: liabilityRoot(statement),
  }
}

const known = (root: string, { member }: Pick<Account, 'member'> = ANNA) =>
  ({ member, kind: 'practice', day: DAY, root }) as const
/** Of a proof with a statement of its own, published as it is. */
const faultOf = (proof: LiabilityProof, root = liabilityRoot(proof.statement)) =>
  findLiabilityFault(proof, known(root))

describe('an honest proof', () => {
  it('is found good for every customer', () => {
    for (const account of ACCOUNTS) {
      const { proof, root } = publish(ACCOUNTS, account)
      expect(findLiabilityFault(proof, known(root, account))).toBeUndefined()
    }
    const { proof, root } = publish([ANNA])
    expect(proof.path).toEqual([])
    expect(findLiabilityFault(proof, known(root))).toBeUndefined()
  })
})

const { proof, root } = publish(ACCOUNTS)
const total = proof.statement.total

describe('refused is a sum', () => {
  it('of which only the total of two is hashed (Hu, Zhang, Guo 2018)', () => {
    // The parts can be told to each customer as it suits: hash(total, left hash, right hash).
    const join = (left: SumNode, right: SumNode): SumNode => ({
      sum: left.sum + right.sum,
      hash: bytesToHex(sha256(utf8ToBytes(`${left.sum + right.sum}${left.hash}${right.hash}`))),
    })
    const [own, other] = [leafNode(textOf(ANNA)) as SumNode, sumLeaf(usd(900), 'other')]
    const top = join(own, other)
    const forged = { ...proof, index: 0, path: [other], statement: statementOf(top, 2) }
    expect(faultOf(forged)).toBe('tree')
  })

  it('moved from one neighbour to another, with the total unchanged', () => {
    const [first, second, ...rest] = proof.path as [SumNode, SumNode, SumNode]
    const moved = [
      { ...first, sum: first.sum - 1n },
      { ...second, sum: second.sum + 1n },
    ]
    expect(faultOf({ ...proof, path: [...moved, ...rest] })).toBe('tree')
  })

  it('that a neighbour takes below zero', () => {
    const debt = { sum: -usd(50), hash: sumLeaf(0n, 'debt').hash }
    expect(() => joinNodes(leafNode(textOf(ANNA)) as SumNode, debt)).toThrow(RangeError)
    expect(faultOf({ ...proof, path: proof.path.with(0, debt) })).toBe('tree')
  })

  it('of a leaf with a negative amount', () => {
    const debt = textOf(ANNA).replace('profit 7.000000', 'profit -7.000000')
    expect(leafNode(debt)).toBeUndefined()
    expect(faultOf({ ...proof, leaf: debt })).toBe('leaf')
    expect(() => textOf({ ...ANNA, figures: { ...NOTHING, cash: -1n } })).toThrow(RangeError)
  })

  it('that has run over', () => {
    const full = { sum: MAX_SUM, hash: sumLeaf(MAX_SUM, 'full').hash }
    expect(() => joinNodes(full, sumLeaf(1n, 'one'))).toThrow(RangeError)
    expect(faultOf({ ...proof, path: proof.path.with(0, full) })).toBe('tree')
    expect(faultOf({ ...proof, path: proof.path.with(0, { ...full, sum: 2n ** 64n }) })).toBe(
      'tree',
    )
    // Each of them fits, and all together do not.
    expect(leafNode(textOf({ ...ANNA, figures: { ...NOTHING, cash: MAX_SUM, hold: 1n } }))).toBe(
      undefined,
    )
  })

  it('without what is open, staked or held', () => {
    for (const left of ['stake', 'hold', 'salary', 'rewards', 'profit'] as const) {
      // Shown to the customer, and not counted.
      const less = publish(ACCOUNTS, ANNA, (text) => {
        const { figures } = readLeaf(text) as { figures: Figures }
        return sumLeaf((leafNode(text) as SumNode).sum - figures[left], text)
      })
      expect(findLiabilityFault(less.proof, known(less.root)), left).toBe('tree')
      const without = textOf(ANNA).replace(new RegExp(`\n${left} [^\n]*`), '')
      expect(faultOf({ ...proof, leaf: without }), left).toBe('leaf')
    }
  })

  it('that is published with another total', () => {
    const less = { ...proof.statement, total: total - usd(1) }
    expect(faultOf({ ...proof, statement: less })).toBe('tree')
    expect(faultOf({ ...proof, statement: { ...less, total: -1n } }, root)).toBe('tree')
  })
})

describe('refused is a leaf', () => {
  it('of another customer: one leaf answers for two', () => {
    const other = { ...known(root), member: 'b' }
    expect(findLiabilityFault(proof, other)).toBe('member')
  })

  it('of the same member with another salt', () => {
    expect(faultOf({ ...proof, salt: SALT('z') })).toBe('member')
  })

  it('without a secret salt', () => {
    for (const salt of ['', 'a', `${SALT('a')}a`, `${'a'.repeat(42)}\n`]) {
      expect(() => leafId(salt, { member: 'a', kind: 'practice' })).toThrow(RangeError)
      expect(faultOf({ ...proof, salt })).toBe('salt')
    }
  })

  it('of the practice account where the real one is asked for', () => {
    const live = { ...known(root), kind: 'real' } as const
    expect(findLiabilityFault(proof, live)).toBe('member')
    const statement = { ...proof.statement, kind: 'real' } as const
    const forged = { ...proof, statement }
    expect(findLiabilityFault(forged, { ...live, root: liabilityRoot(statement) })).toBe('member')
    // Play money under the name of a real account.
    const id = leafId(ANNA.salt, { member: 'a', kind: 'real' })
    const leaf = leafText({ day: DAY, id, figures: ANNA.figures })
    const play = statementOf(leafNode(leaf) as SumNode, 1)
    const alone = { ...proof, leaf, index: 0, path: [], statement: play }
    expect(findLiabilityFault(alone, { ...live, root: liabilityRoot(play) })).toBe('member')
  })

  it('of yesterday', () => {
    expect(faultOf({ ...proof, leaf: textOf(ANNA, DAY - 1) })).toBe('day')
    const statement = { ...proof.statement, day: DAY - 1 }
    expect(faultOf({ ...proof, statement })).toBe('day')
  })

  it('that was left out', () => {
    const others = ACCOUNTS.filter((account) => account !== ANNA)
    const left = publish(others, others[0] as Account)
    for (let index = 0; index < others.length; index += 1) {
      const forged = { ...left.proof, leaf: textOf(ANNA), salt: ANNA.salt, index }
      expect(findLiabilityFault(forged, known(left.root))).toBe('tree')
    }
  })

  it('with other amounts than were counted', () => {
    const more = textOf({ ...ANNA, figures: { ...ANNA.figures, cash: usd(101) } })
    expect(faultOf({ ...proof, leaf: more })).toBe('tree')
  })

  it('that is not written as leaves are', () => {
    const text = textOf(ANNA)
    for (const other of [
      ...[`${text}\n`, `${text}\nprofit 1.000000`, text.replace('\n', '\r\n'), ''],
      ...[text.replace('cash 100.000000', 'cash 100.0'), text.replace('day 2', 'day 02')],
      text.replace('liability 1', 'liability 2'),
    ]) {
      expect(readLeaf(other)).toBeUndefined()
      expect(faultOf({ ...proof, leaf: other })).toBe('leaf')
    }
  })

  it('that is a node, or of a tree without sums', () => {
    const { sum } = leafNode(textOf(ANNA)) as SumNode
    const plain = { sum, hash: hashLeaf(textOf(ANNA)) }
    const tree = { ...proof, index: 0, path: [], statement: statementOf(plain, 1) }
    expect(faultOf(tree)).toBe('tree')
    const [left, right] = [sumLeaf(1n, 'left'), sumLeaf(2n, 'right')]
    expect(joinNodes(left, right).hash).not.toBe(hashNode(left.hash, right.hash))
  })
})

describe('refused is a path', () => {
  it('with another neighbour', () => {
    const other = { ...(proof.path[0] as SumNode), hash: sumLeaf(1n, 'other').hash }
    expect(faultOf({ ...proof, path: proof.path.with(0, other) })).toBe('tree')
    const none = { ...other, hash: 'no hash' }
    expect(faultOf({ ...proof, path: proof.path.with(0, none) })).toBe('tree')
  })

  it('from another place', () => {
    for (const index of [0, 1, 2, 3, 4, 5, -1, 0.5, Number.NaN]) {
      if (index !== proof.index) expect(faultOf({ ...proof, index })).toBe('tree')
    }
  })

  it('of another size: leaves are cut off, or filled up', () => {
    for (const size of [0, 1, 2, 3, 4, 8, 9, -5, 2.5]) {
      const statement = { ...proof.statement, size }
      // What was published says five.
      expect(faultOf({ ...proof, statement }, root)).toMatch(/^(tree|root)$/)
    }
    // A last leaf that stands twice counts twice.
    const texts = ACCOUNTS.map((account) => textOf(account)).sort(byId)
    const doubled = [...texts, texts[4] as string].map((text) => leafNode(text) as SumNode)
    expect(foldNodes(doubled).sum).toBeGreaterThan(total)
    expect(foldNodes(doubled).hash).not.toBe(proof.statement.tree)
  })

  it('that is longer or shorter than the tree is high', () => {
    expect(faultOf({ ...proof, path: proof.path.slice(0, -1) })).toBe('tree')
    const step = { sum: 0n, hash: sumLeaf(0n, 'more').hash }
    expect(faultOf({ ...proof, path: [...proof.path, step] })).toBe('tree')
  })
})

describe('refused is what was not published', () => {
  it('another root', () => {
    expect(faultOf(proof, hashLeaf('another'))).toBe('root')
  })

  it('a second tree for one customer alone', () => {
    const alone = publish([ANNA, ACCOUNTS[1] as Account])
    expect(findLiabilityFault(alone.proof, known(alone.root))).toBeUndefined()
    expect(findLiabilityFault(alone.proof, known(root))).toBe('root')
  })

  it('another size, deficit, time or price beside the same tree', () => {
    const { statement } = proof
    const [mark] = statement.marks as [LiabilityStatement['marks'][number]]
    for (const other of [
      { ...statement, deficits: { count: 0, total: usd(5) } },
      { ...statement, deficits: { count: 1, total: 0n } },
      { ...statement, timeMs: statement.timeMs + 1 },
      { ...statement, position: 901 },
      { ...statement, marks: [] },
      { ...statement, marks: [mark, mark] },
      { ...statement, marks: [{ ...mark, seq: 78 }] },
      { ...statement, marks: [{ ...mark, price: '63000.00' }] },
    ]) {
      expect(faultOf({ ...proof, statement: other }, root)).toBe('root')
    }
    const debt = { ...statement, deficits: { count: 1, total: -usd(5) } }
    expect(faultOf({ ...proof, statement: debt }, root)).toBe('root')
  })
})

it('reads amounts as a customer knows them', () => {
  expect(textOf(ANNA).split('\n').slice(3)).toEqual([
    ...['cash 100.000000', 'stake 10.000000', 'hold 20.000000', 'salary 3.000000'],
    ...['rewards 1.000000', 'profit 7.000000'],
  ])
  expect(parseSum('100.000000')).toBe(usd(100))
})
