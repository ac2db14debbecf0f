// A place outside to which the published heads go.

import type { SignedHead } from '@fairtick/proof/head'
import { hashOf } from '../../../platform/random-id.ts'

export type HeadPlace = {
  /** For log and figures: never the setting itself, which may hold a secret. */
  readonly name: string
  /** By which it is known what the place has; another setting is another place. */
  readonly id: string
  /** It gets heads at most so often. */
  readonly everyMs: number
  /**
   * Ascending, and may be some that it got before. Says how many of them, from the first on, it
   * need not be given again; throws when it could take none. Ends soon once `signal` is aborted.
   */
  readonly take: (heads: readonly SignedHead[], signal: AbortSignal) => Promise<number>
}

export type PlaceKind = 'file' | 'url' | 'mail' | 'git' | 'timestamp'

export function idOfPlace(kind: PlaceKind, setting: string): string {
  return hashOf('head place', kind, setting)
}
