// What was drawn is kept by symbol, within bounds, and read with care.

import type { Drawing } from '@fairtick/ui/drawing'
import { expect, test } from 'vitest'
import { DRAWINGS_MAX, readDrawings, SYMBOLS_MAX, withDrawings } from './drawings.ts'

const POINT = { timeMs: 60_000, price: 100.5 }

function drawing(id: string): Drawing {
  return { id, tool: 'horizontal', points: [POINT] }
}

test('each symbol has its own; without any it is forgotten', () => {
  const one = withDrawings({}, 'BTCUSDT', [drawing('a')])
  const two = withDrawings(one, 'ETHUSDT', [drawing('b')])
  expect(two).toEqual({ BTCUSDT: [drawing('a')], ETHUSDT: [drawing('b')] })
  expect(withDrawings(two, 'BTCUSDT', [])).toEqual({ ETHUSDT: [drawing('b')] })
})

test('of a symbol the newest are kept, and of symbols those drawn on last', () => {
  const many = Array.from({ length: DRAWINGS_MAX + 2 }, (_, at) => drawing(`${at}`))
  const kept = withDrawings({}, 'BTCUSDT', many).BTCUSDT ?? []
  expect(kept).toHaveLength(DRAWINGS_MAX)
  expect(kept[0]?.id).toBe('2')
  const symbols = Array.from({ length: SYMBOLS_MAX }, (_, at) => `S${at}`)
  const full = symbols.reduce((all, symbol) => withDrawings(all, symbol, [drawing('a')]), {})
  const touched = withDrawings(full, 'S0', [drawing('b')])
  const more = withDrawings(touched, 'NEW', [drawing('c')])
  expect(Object.keys(more)).toHaveLength(SYMBOLS_MAX)
  expect(more).not.toHaveProperty('S1')
  expect(more).toHaveProperty('S0')
})

test.each([
  ['nothing', undefined],
  ['text', 'x'],
  ['a list', { bySymbol: { A: 'x' } }],
  ['an unknown tool', { bySymbol: { A: [{ id: '1', tool: 'circle', points: [POINT] }] } }],
  ['too few points', { bySymbol: { A: [{ id: '1', tool: 'trend', points: [POINT] }] } }],
  ['no price', { bySymbol: { A: [{ id: '1', tool: 'horizontal', points: [{ timeMs: 1 }] }] } }],
])('%s that was kept draws nothing', (_, kept) => {
  expect(Object.values(readDrawings(kept)).flat()).toEqual([])
})

test('what was kept is read again', () => {
  const bySymbol = { BTCUSDT: [drawing('a')] }
  expect(readDrawings(JSON.parse(JSON.stringify({ bySymbol })))).toEqual(bySymbol)
})
