// What is to be written on the tape, before it has its place; ticks have no seq yet.

import type { TapeEntry } from '@fairtick/core/engine/record'

type TickDraft = Omit<Extract<TapeEntry, { kind: 'tick' }>, 'seq'>

/** `time` is the tape time at which it arrived. */
export type TapeDraft = TickDraft | Exclude<TapeEntry, { kind: 'tick' | 'calendar' | 'clock' }>

/** A draft as a feed gives it: the engine stamps the time. */
export type UntimedDraft = TapeDraft extends infer Draft
  ? Draft extends unknown
    ? Omit<Draft, 'time'>
    : never
  : never
