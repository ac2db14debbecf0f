// JSON without the traps: bounded depth, no key twice, no key that reaches a prototype (REL-38).

import { BadInput } from './bad-input.ts'

export const MAX_JSON_DEPTH = 20
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [...'{}[]'].map(codeOf)
const [QUOTE, BACKSLASH, COLON] = [...'"\\:'].map(codeOf)
const SPACES = new Set([...' \t\r\n'].map(codeOf))

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
    const letter = text.charCodeAt(place)
    if (letter === OPEN_OBJECT || letter === OPEN_LIST) {
      if (keysOfOpen.length >= MAX_JSON_DEPTH) throw new BadInput('body', 'nested too deeply')
      keysOfOpen.push(letter === OPEN_OBJECT ? new Set() : undefined)
    } else if (letter === CLOSE_OBJECT || letter === CLOSE_LIST) {
      keysOfOpen.pop()
    } else if (letter === QUOTE) {
      const end = endOfString(text, place)
      if (isKey(text, end)) noteKey(keysOfOpen.at(-1), readKey(text.slice(place, end)))
      place = end - 1
    }
  }
}

/** `quoted` with its quotes; one key may be written in many ways. */
function readKey(quoted: string): string {
  return quoted.includes('\\') ? JSON.parse(quoted) : quoted.slice(1, -1)
}

function noteKey(keys: Set<string> | undefined, key: string): void {
  if (DANGEROUS_KEYS.has(key)) throw new BadInput('body', 'a key that is not allowed')
  if (keys?.has(key)) throw new BadInput('body', 'a key stands twice')
  keys?.add(key)
}

/** The place behind the closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place += 1) {
    const letter = text.charCodeAt(place)
    if (letter === BACKSLASH) place += 1
    else if (letter === QUOTE) return place + 1
  }
  return text.length
}

function isKey(text: string, end: number): boolean {
  let place = end
  while (SPACES.has(text.charCodeAt(place))) place += 1
  return text.charCodeAt(place) === COLON
}

function codeOf(letter: string): number {
  return letter.charCodeAt(0)
}
