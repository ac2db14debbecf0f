// A link between two accounts, as its row has it.

import type { LinkSignal } from '@fairtick/wire/admin/link-signals'

export type LinkStatus = 'open' | 'confirmed' | 'lifted'

export type LinkRow = {
  readonly id: string
  /** Who registered later. */
  readonly laterUserId: string
  readonly earlierUserId: string
  readonly signals: readonly LinkSignal[]
  readonly foundMs: number
  readonly status: LinkStatus
  /** Of the two who lift it the first. */
  readonly firstLiftedBy: string | null
  readonly decidedBy: string | null
  readonly decidedMs: number | null
}
