// What stands before a withdrawal: in the server's order, and only while it lasts.

import { describe, expect, it } from 'vitest'
import { gatesOf, type Means } from './withdrawal-gates.ts'

const NOW = 1_000
const ready: Means = {
  terms: { lock: null, frozen: false },
  security: { fundPassword: { isSet: true, lockedUntil: null }, holds: [] },
  target: { heldUntil: null },
  method: 'wallet',
}

describe('the gates', () => {
  it('are none for who has everything', () => {
    expect(gatesOf(ready, NOW)).toEqual([])
  })

  it('come in the order of TR-6.6', () => {
    const gates = gatesOf(
      {
        ...ready,
        terms: { lock: 'Locked.', frozen: true },
        target: undefined,
        security: {
          fundPassword: { isSet: false, lockedUntil: 2_000 },
          holds: [{ reason: 'password', until: 3_000 }],
        },
      },
      NOW,
    )
    expect(gates.map(({ kind }) => kind)).toEqual([
      ...['lock', 'frozen', 'password_lock', 'no_target', 'no_password', 'hold'],
    ])
  })

  it('are gone once their time is over', () => {
    const held: Means = {
      ...ready,
      target: { heldUntil: NOW },
      security: { fundPassword: { isSet: true, lockedUntil: NOW }, holds: [] },
    }
    expect(gatesOf(held, NOW)).toEqual([])
    expect(gatesOf(held, NOW - 1)).toHaveLength(2)
  })

  it('hold for this target and every other change, the longest first', () => {
    const security: Means['security'] = {
      ...ready.security,
      holds: [
        { reason: 'bank', until: 9_000 },
        { reason: 'fund_password', until: 4_000 },
      ],
    }
    expect(gatesOf({ ...ready, security, target: { heldUntil: 5_000 } }, NOW)).toEqual([
      { kind: 'hold', reason: 'wallet', untilMs: 5_000 },
    ])
    expect(gatesOf({ ...ready, security }, NOW)).toEqual([
      { kind: 'hold', reason: 'fund_password', untilMs: 4_000 },
    ])
  })
})
