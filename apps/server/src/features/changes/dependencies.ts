// What the slice needs of the rest of the server.

import type { StaffDependencies } from '../staff/public.ts'
import type { ServerFacts } from './chosen-mode.ts'
import type { OperatorTerms } from './operator-terms.ts'

export type ChangeDependencies = StaffDependencies & {
  readonly terms: OperatorTerms
  /** What of the server itself counts before it goes live (TR-12.2). */
  readonly server: ServerFacts
  /** An instrument as lists show it: `BTC/USDT`. */
  readonly pairOf: (symbol: string) => string
  /** Which source prices an instrument here; undefined: none does. */
  readonly originOf: (symbol: string) => string | undefined
  /** Whether a row was added for the engine: after the commit, as a hint. */
  readonly onWaiting: () => void
}
