// Strict JSON reads all that is harmless as JSON.parse does, and refuses the traps (REL-38).

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadInput } from './bad-input.ts'
import { MAX_JSON_DEPTH, parseStrictJson } from './strict-json.ts'

const read = (text: string) => parseStrictJson(new TextEncoder().encode(text))

test('harmless JSON is read as JSON.parse reads it', () => {
  const value = fc.jsonValue({ maxDepth: 6 })
  fc.assert(
    fc.property(value, fc.constantFrom(0, 2), (given, indent) => {
      const text = JSON.stringify(given, null, indent)
      fc.pre(!/"(__proto__|constructor|prototype)":/.test(text))
      expect(read(text)).toEqual(JSON.parse(text))
    }),
  )
})

test('any other text is refused as bad input, never with another error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      try {
        read(text)
      } catch (error) {
        expect(error).toBeInstanceOf(BadInput)
      }
    }),
  )
})

test('as deep as allowed, and one deeper', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  expect(() => read(nested(MAX_JSON_DEPTH))).not.toThrow()
  expect(() => read(nested(MAX_JSON_DEPTH + 1))).toThrow('nested too deeply')
})

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])(
  'the key %s is refused at any depth, the text is not',
  (key) => {
    expect(() => read(`{"${key}":1}`)).toThrow('not allowed')
    expect(() => read(`{"a":[{"${key}" : 1}]}`)).toThrow('not allowed')
    expect(read(`{"a":"${key}","b":["${key}"]}`)).toHaveProperty('a')
  },
)

test('a key twice is refused in one object, not in two', () => {
  expect(() => read('{"a":1,"a":2}')).toThrow('twice')
  expect(() => read('{"a":1,"\\u0061":2}')).toThrow('twice')
  expect(read('[{"a":1},{"a":{"a":2}}]')).toHaveLength(2)
  expect(read('{"a":"\\\\","b":"a\\":1"}')).toHaveProperty('b')
})
