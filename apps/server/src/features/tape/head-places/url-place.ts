// Heads by HTTPS to an address of the operator's choice (HEAD_URL).

import { type HeadPlace, idOfPlace } from './head-place.ts'
import { postToPlace } from './post-to-place.ts'

/** One request a head. `number`: among several addresses, from 1. */
export function urlPlace(url: string, number: number): HeadPlace {
  return {
    ...{ name: `url ${number}`, id: idOfPlace('url', url), everyMs: 0 },
    take: async (heads, signal) => {
      for (const [taken, head] of heads.entries()) {
        const body = JSON.stringify(head)
        try {
          await postToPlace({ url, type: 'application/json', body, signal, mostBytes: 0 })
        } catch (error) {
          if (taken === 0) throw error
          return taken
        }
      }
      return heads.length
    },
  }
}
