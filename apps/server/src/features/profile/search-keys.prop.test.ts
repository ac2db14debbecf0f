// What customers are found by: parts of a name or number, and nothing that is a pattern.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isFoundBy, searchesOf, searchKeysOf } from './search-keys.ts'

const HANA = {
  id: 'aB3-xY_9kLmN0pQrStUv12',
  fullName: 'Hana Satō',
  nickname: '花ちゃん_99%',
  phoneKey: '+819012345678',
}
const SATO = { ...HANA, id: 'zzzzzzzzzzzzzzzzzzzzzz', fullName: '佐藤花子', nickname: 'FT23ABCD' }

const finds = (user: typeof HANA, text: string) =>
  searchesOf(text).some((search) => isFoundBy(user, search))

it.each([
  ['a word of the name', 'hana'],
  ['the beginning of a word', 'SAT'],
  ['both words in any order', 'satō han'],
  ['a nickname', '花ちゃん'],
  ['letters of another width', 'ＨＡＮＡ'],
  ['the middle of the number', '2345'],
  ['the end of the number with spaces', '56 78'],
  ['the number as it is dialled at home', '090-1234'],
  ['the beginning of the id, in any case', 'AB3-'],
  ['the end of the id', 'stuv12'],
])('finds by %s', (_, text) => {
  expect(finds(HANA, text)).toBe(true)
})

it('finds a given name that stands behind the family name without a space', () => {
  expect(finds(SATO, '花子')).toBe(true)
  expect(finds(SATO, '佐藤')).toBe(true)
})

it.each(['%', '_', '%%%%', 'h%a', 'h_na', '____', "' OR 1=1 --", 'a', '123', '', ' ', '\u0000'])(
  'finds nobody by %j',
  (text) => {
    expect(finds(HANA, text)).toBe(false)
  },
)

it('finds nobody by a word of somebody else, however many of the others fit', () => {
  expect(finds(HANA, 'hana ito')).toBe(false)
})

it('keeps so many keys of anybody, and no key without its kind', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 100 })
  const number = fc.stringMatching(/^\+[1-9][0-9]{9,14}$/)
  fc.assert(
    fc.property(name, name, number, (fullName, nickname, phoneKey) => {
      const keys = searchKeysOf({ id: HANA.id, fullName, nickname, phoneKey })
      expect(keys.length).toBeLessThanOrEqual(KEYS_MAX)
      expect(keys.filter((key) => !/^[npie]./su.test(key))).toEqual([])
    }),
  )
})

it('finds everybody by each word of their name and each part of their number', () => {
  const word = fc.stringMatching(/^[a-z]{2,30}$/)
  const number = fc.stringMatching(/^\+[1-9][0-9]{9,14}$/)
  fc.assert(
    fc.property(word, word, number, fc.nat(10), (first, last, phoneKey, from) => {
      const user = { id: HANA.id, fullName: `${first} ${last}`, nickname: '', phoneKey }
      expect(finds(user, last)).toBe(true)
      const part = phoneKey.slice(1).slice(from)
      expect(finds(user, part)).toBe(part.length >= 4)
    }),
  )
})

/** Two names of as many letters as a form takes, each with all its endings, a number and an id. */
const KEYS_MAX = 250
