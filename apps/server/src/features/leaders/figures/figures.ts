// What is told of a leader, as it is kept and answered: worked out, never given by hand (TR-10.8).

import type { CallResult } from '@fairtick/wire/api-contract'

export type Figures = NonNullable<CallResult<'leader'>['figures']>

/** Time and index of the curve. */
export type Point = CallResult<'leader'>['curve'][number]
