// Whether there is something to join: in an activity that is open, by who has not accepted these
// very rules.

import type { CallResult } from '@fairtick/wire/api-contract'

export type Activity = CallResult<'activities'>['data'][number]

export function isJoinable({ joining, state, joined, version }: Activity): boolean {
  return joining === 'terms' && state === 'open' && joined?.version !== version
}
