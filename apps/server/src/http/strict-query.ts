// The query of an address as plain text values; a name that stands twice is refused (REL-38).

import { BadInput } from './bad-input.ts'

const MAX_PARAMETERS = 50
const DANGEROUS_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

/** Throws BadInput. */
export function parseStrictQuery(url: string): Record<string, string> {
  const start = url.indexOf('?')
  const query: Record<string, string> = {}
  if (start === -1) return query
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    if (DANGEROUS_NAMES.has(name)) throw new BadInput('query', 'a name that is not allowed')
    if (Object.hasOwn(query, name)) throw new BadInput('query', 'a name stands twice')
    query[name] = value
    if (Object.keys(query).length > MAX_PARAMETERS) throw new BadInput('query', 'too many')
  }
  return query
}
