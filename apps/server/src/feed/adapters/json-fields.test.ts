// Numbers of JSON as the text that was sent.

import { describe, expect, it } from 'vitest'
import { parseExactJsonObject, readInteger, readText } from './json-fields.ts'

describe('exact JSON', () => {
  it.each(['0.1', '1.07605000', '9007199254740993', '1e5', '-0', '123456789012.123456789012'])(
    'TR-1.1: keeps the number %s as its text',
    (text) => {
      const object = parseExactJsonObject(`{"list":[{"price":${text}}]}`)
      expect(object).toEqual({ list: [{ price: text }] })
    },
  )

  it('reads whole numbers back, and only those that a double holds exactly', () => {
    const object =
      parseExactJsonObject('{"a":42,"b":9007199254740993,"c":1.5,"d":"x","e":-3}') ?? {}
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map((field) => readInteger(object, field))).toEqual([
      42,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(readText(object, 'missing')).toBe('')
  })

  it.each(['', 'null', '[]', '1', '{', '"text"'])('is no object: %s', (text) => {
    expect(parseExactJsonObject(text)).toBeUndefined()
  })
})
