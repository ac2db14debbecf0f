// Zooming, turning and moving a voucher, by keys and in bounds.

import { describe, expect, test } from 'vitest'
import { FITTED, type PictureView, scaleOf, stepOfKey, stepPicture } from './picture-view.ts'

const FRAME = { width: 600, height: 300 }
const press = (view: PictureView, ...keys: string[]) =>
  keys.reduce((now, key) => {
    const step = stepOfKey(key, FRAME)
    return step === undefined ? now : stepPicture(now, step, FRAME)
  }, view)

describe('a picture', () => {
  test('grows and shrinks between whole and eight times', () => {
    expect(press(FITTED, '-')).toEqual(FITTED)
    const large = press(FITTED, ...Array.from({ length: 20 }, () => '+'))
    expect(large.zoom).toBe(8)
    expect(press(large, '0')).toEqual(FITTED)
  })

  test('moves only as far as there is something to see', () => {
    expect(press(FITTED, 'ArrowLeft', 'ArrowDown')).toEqual(FITTED)
    const zoomed = stepPicture(FITTED, { kind: 'zoom', by: 2 }, FRAME)
    expect(press(zoomed, 'ArrowLeft')).toMatchObject({ x: 100, y: 0 })
    const far = press(zoomed, ...Array.from({ length: 9 }, () => 'ArrowRight'))
    expect(far.x).toBe(-300)
    expect(stepPicture(far, { kind: 'zoom', by: 0.01 }, FRAME)).toEqual(FITTED)
  })

  test('turns by quarters and fits into its frame lying on its side too', () => {
    const turned = press(FITTED, 'r')
    expect(turned.turns).toBe(1)
    expect(scaleOf(turned, FRAME)).toBe(0.5)
    expect(press(turned, 'R', 'R', 'r')).toEqual(FITTED)
  })

  test('leaves other keys to the page', () => {
    expect(stepOfKey('Tab', FRAME)).toBeUndefined()
  })
})
