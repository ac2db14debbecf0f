// Holds how a running option is said to stand.

import { expect, test } from 'vitest'
import { standingOf } from './option-state.ts'

const up = { direction: 'up', strike: '100.00' } as const
const down = { direction: 'down', strike: '100.00' } as const
const live = (price: string) => ({ price, freshness: 'live' }) as const

test('TR-5.4: up wins above the strike, down below, equal is level', () => {
  expect(standingOf(up, live('100.01'), 2)).toEqual({ standing: 'winning', distance: '0.01' })
  expect(standingOf(down, live('100.01'), 2)).toEqual({ standing: 'losing', distance: '0.01' })
  expect(standingOf(down, live('99.5'), 2)).toEqual({ standing: 'winning', distance: '0.50' })
  expect(standingOf(up, live('100'), 2)).toEqual({ standing: 'level', distance: '0.00' })
})

test('an old price says nothing about now', () => {
  for (const freshness of ['stale', 'waiting'] as const) {
    expect(standingOf(up, { price: '200', freshness }, 2).standing).toBe('unclear')
  }
  expect(standingOf(up, undefined, 2).standing).toBe('unclear')
})
