// What one customer's account is owed on a day, as the leaf of the tree of liabilities.

import { hashText } from './sha256.ts'
import { formatSum, isSum, parseSum, type SumNode, sumLeaf } from './sum-tree.ts'
import { isHash } from './tree-hash.ts'

/** In the order in which a leaf has them; each zero or more, in micro-units of USD. */
export const FIGURES = ['cash', 'stake', 'hold', 'salary', 'rewards', 'profit'] as const
export type Figure = (typeof FIGURES)[number]
export type Figures = { readonly [Name in Figure]: bigint }

export type AccountKind = 'practice' | 'real'

export type Leaf = { readonly day: number; readonly id: string; readonly figures: Figures }

const HEADER = 'fairtick liability 1'
/** 32 bytes as base64url: nobody finds out by trying whose leaf it is. */
const SALT = /^[A-Za-z0-9_-]{43}$/
const DAY = /^(0|[1-9][0-9]{0,6})$/

export function isSalt(text: string): boolean {
  return SALT.test(text)
}

/** How a leaf names a member's account: known to who has the salt of the day, to nobody else. */
export function leafId(salt: string, account: { member: string; kind: AccountKind }): string {
  if (!isSalt(salt)) throw new RangeError('no salt')
  return hashText(['fairtick liability id', salt, account.kind, account.member].join('\n'))
}

/** The text whose hash stands in the tree; throws where an amount is negative or too large. */
export function leafText({ day, id, figures }: Leaf): string {
  const lines = FIGURES.map((name) => `${name} ${formatSum(figures[name])}`)
  return [HEADER, `day ${day}`, `id ${id}`, ...lines].join('\n')
}

/** Undefined: the text is not the one that a leaf has, to the letter. */
export function readLeaf(text: string): Leaf | undefined {
  const [header, day = '', id = '', ...rest] = text.split('\n')
  const amounts = FIGURES.map((name, place) => parseSum(textAfter(rest[place], name) ?? ''))
  const [dayText = '', idText = ''] = [textAfter(day, 'day'), textAfter(id, 'id')]
  if (header !== HEADER || rest.length !== FIGURES.length) return undefined
  if (!DAY.test(dayText) || !isHash(idText) || amounts.includes(undefined)) return undefined
  const figures = Object.fromEntries(FIGURES.map((name, place) => [name, amounts[place]]))
  return { day: Number(dayText), id: idText, figures: figures as Figures }
}

/** The sum is worked out of the figures, never told; undefined: no leaf, or more than there is. */
export function leafNode(text: string): SumNode | undefined {
  const leaf = readLeaf(text)
  if (leaf === undefined) return undefined
  const sum = FIGURES.reduce((total, name) => total + leaf.figures[name], 0n)
  return isSum(sum) ? sumLeaf(sum, text) : undefined
}

function textAfter(line: string | undefined, name: string): string | undefined {
  return line?.startsWith(`${name} `) ? line.slice(name.length + 1) : undefined
}
