// JSON without the traps: bounded depth, no key twice, no key that reaches a prototype (REL-38).

import { BadInput } from './bad-input.ts'

export const MAX_JSON_DEPTH = 20
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses a body; an empty one is an empty object. Throws BadInput. */
export function parseStrictJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {}
  try {
    const text = utf8.decode(bytes)
    checkStructure(text)
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput('body', 'no JSON in UTF-8')
  }
}

/** Looks at brackets and keys alone; whether it is JSON is JSON.parse's to say. */
function checkStructure(text: string): void {
  const keysOfOpen: (Set<string> | undefined)[] = []
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place]
    if (letter === '{' || letter === '[') {
      if (keysOfOpen.length >= MAX_JSON_DEPTH) throw new BadInput('body', 'nested too deeply')
      keysOfOpen.push(letter === '{' ? new Set() : undefined)
    } else if (letter === '}' || letter === ']') {
      keysOfOpen.pop()
    } else if (letter === '"') {
      const end = endOfString(text, place)
      if (isKey(text, end)) noteKey(keysOfOpen.at(-1), JSON.parse(text.slice(place, end)))
      place = end - 1
    }
  }
}

function noteKey(keys: Set<string> | undefined, key: string): void {
  if (DANGEROUS_KEYS.has(key)) throw new BadInput('body', 'a key that is not allowed')
  if (keys?.has(key)) throw new BadInput('body', 'a key stands twice')
  keys?.add(key)
}

/** The place behind the closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place += 1) {
    if (text[place] === '\\') place += 1
    else if (text[place] === '"') return place + 1
  }
  return text.length
}

function isKey(text: string, end: number): boolean {
  let place = end
  while (/[ \t\r\n]/.test(text[place] ?? '')) place += 1
  return text[place] === ':'
}
