// What the content calls need from the rest of the server.

import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { Instant } from '@fairtick/core/time/instant'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Calendar } from '../../platform/calendar.ts'
import type { Config } from '../../platform/config.ts'
import type { Catalogue } from '../market/public.ts'

export type ContentDependencies = {
  readonly config: Config
  readonly calendar: Calendar
  readonly now: () => Instant
  readonly catalogue: Catalogue
  readonly source: SourceKind
  /** Everything in it was made up by `seed:demo`. */
  readonly isDemo: boolean
  /** Of the operator; undefined: nobody has entered one. */
  readonly profile: () =>
    | { readonly email: string; readonly name: string; readonly hours: string }
    | undefined
  /** One sentence on where the prices come from. */
  readonly marketOrigin: string
  /** Of a simulated market. */
  readonly simulatedDay: () => CallResult<'dictionary'>['simulatedDay']
}
