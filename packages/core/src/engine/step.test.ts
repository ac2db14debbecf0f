// Records out of order are faults that stop the engine (TR-2.1).

import { describe, expect, it } from 'vitest'
import { InvariantBroken } from '../numbers/invariant.ts'
import { instantFromMs } from '../time/instant.ts'
import type { TapeEntry } from './record.ts'
import { createState } from './state/create-state.ts'
import { step } from './step.ts'

const at = (ms: number): TapeEntry => ({ kind: 'clock', time: instantFromMs(ms) })

function started() {
  const state = createState()
  step(state, { log: 'tape', position: 1, entry: at(1_000) })
  return state
}

describe('step', () => {
  it('faults when tape time goes back (TR-2.1)', () => {
    expect(() => step(started(), { log: 'tape', position: 2, entry: at(999) })).toThrow(
      InvariantBroken,
    )
  })

  it.each([1, 3])('faults on position %i where 2 is next (TR-2.1)', (position) => {
    expect(() => step(started(), { log: 'tape', position, entry: at(1_000) })).toThrow(/gap/)
  })

  it('faults on a tick of an instrument that the tape never named', () => {
    const entry: TapeEntry = {
      kind: 'tick',
      time: instantFromMs(1_000),
      symbol: 'NONE',
      seq: 1,
      price: 1n as never,
      volume: 0n as never,
    }
    expect(() => step(started(), { log: 'tape', position: 2, entry })).toThrow(/unknown instrument/)
  })

  it('faults on a command that stands behind another position than the tape has (TR-2.1)', () => {
    const command = {
      kind: 'reset-practice',
      accountId: 'a',
      resetId: 'r',
      grant: 0n as never,
    } as const
    const record = { number: 1, time: instantFromMs(1_000), tapePosition: 7, command }
    expect(() => step(started(), { log: 'command', ...record })).toThrow(/misplaced/)
  })
})
