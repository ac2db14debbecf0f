// Heads by HTTPS to an address of the operator's choice (HEAD_URL).

import { type HeadPlace, idOfPlace } from './head-place.ts'
import { PATIENCE_MS, postToPlace } from './post-to-place.ts'

/** One request a head. `number`: among several addresses, from 1. */
export function urlPlace(url: string, number: number, patienceMs: number = PATIENCE_MS): HeadPlace {
  return {
    ...{ name: `url ${number}`, id: idOfPlace('url', url), everyMs: 0 },
    take: async (heads, signal) => {
      for (const [taken, head] of heads.entries()) {
        const request = { body: JSON.stringify(head), type: 'application/json' }
        try {
          await postToPlace({ url, ...request, signal, patienceMs, mostBytes: 0 })
        } catch (error) {
          if (taken === 0) throw error
          return taken
        }
      }
      return heads.length
    },
  }
}
