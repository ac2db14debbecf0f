// What the content calls need from the rest of the server.

import type { Jurisdiction } from '@fairtick/core/engine/jurisdiction'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { Instant } from '@fairtick/core/time/instant'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Language } from '@fairtick/wire/languages'
import type { Bus } from '../../platform/bus.ts'
import type { Config } from '../../platform/config.ts'
import type { StandingShare } from '../loss-share/public.ts'
import type { Catalogue, MarketChanges } from '../market/public.ts'
import type { ContentReader } from './content-reader.ts'
import type { NextRollover } from './next-rollover.ts'

type Operator = NonNullable<CallResult<'customerService'>['operator']>

/** Of the operator: what is not said is not there. */
export type OperatorView = Pick<Operator, 'name' | 'hours'> &
  Partial<{ readonly [Name in keyof Operator]: Operator[Name] | undefined }> & {
    readonly email: string
  }

export type ContentDependencies = {
  /** Tells the newest prices. */
  readonly bus: Pick<Bus, 'ask'>
  readonly marketChanges: Pick<MarketChanges, 'all'>
  readonly config: Config
  readonly nextRollover: NextRollover
  readonly now: () => Instant
  /** The sockets that pages may open, sorted; none: the one at their own address. */
  readonly gateways: () => readonly string[]
  readonly catalogue: Catalogue
  readonly source: SourceKind
  /** Whose rules stand, and what they leave of the offer (TR-13). */
  readonly jurisdiction: () => Jurisdiction
  /** Of accounts that lost, as it was measured; undefined: nothing may be told (decision 83). */
  readonly lossShare: () => StandingShare | undefined
  /** Of the place, as a sentence names it. */
  readonly jurisdictionName: (id: string, language: Language) => string
  /** Everything in it was made up by `seed:demo`. */
  readonly isDemo: boolean
  /** Undefined: nobody has entered one. */
  readonly profile: () => OperatorView | undefined
  /** Whether somebody is in the chat; null: the house has not said. */
  readonly readHours: () => CallResult<'customerService'>['hours']
  /** One sentence on where the prices come from. */
  readonly marketOrigin: () => string
  /** Whether some prices come from a base that is not their venue's own. */
  readonly isMarketUnverified: () => boolean
  /** Of a simulated market. */
  readonly simulatedDay: () => CallResult<'dictionary'>['simulatedDay']
  readonly reader: ContentReader
  readonly readUser: (userId: string) => Promise<CallResult<'userDetail'>>
}
