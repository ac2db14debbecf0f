// Where a list goes on, sealed on the way out: a cursor tells nothing, and opens one list of one
// person.

import { randomBytes } from 'node:crypto'
import type { Call } from '@fairtick/wire/api-call'
import { formFields } from '@fairtick/wire/form-fields'
import { createSeal, type Seal } from '../platform/sealed-text.ts'

/** `about`: the call, and whose it is. */
export type ListCursors = (about: string) => Cursors

export type Cursors = {
  /** Undefined: made up, or of another list or person. */
  readonly open: (after: string) => string | undefined
  /** Of a list's result. */
  readonly seal: (result: object) => object
}

type Page = { readonly data: unknown; readonly next: string | null }

export function createListCursors(seal: Seal = createSeal(randomBytes(32))): ListCursors {
  return (about) => {
    const scope = `cursor ${about}`
    const sealPage = (page: Page) =>
      page.next === null ? page : { ...page, next: seal.close(page.next, scope) }
    return {
      open: (after) => {
        try {
          return seal.open(after, scope)
        } catch {
          return undefined
        }
      },
      seal: (result) => {
        if (isPage(result)) return sealPage(result)
        const parts = Object.entries(result)
        return Object.fromEntries(
          parts.map(([name, part]) => [name, isPage(part) ? sealPage(part) : part]),
        )
      },
    }
  }
}

/** Its form takes a cursor; the page is its result, or a part of it. */
export function isList({ query, body }: Pick<Call, 'query' | 'body'>): boolean {
  return 'after' in formFields(query) || 'after' in formFields(body)
}

function isPage(part: unknown): part is Page {
  return typeof part === 'object' && part !== null && 'data' in part && 'next' in part
}
