// Examples and properties of the square that is cut out of a picture.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moved, squareOf, wholeCrop, ZOOM_STEPS, zoomed, zoomPercent } from './avatar-crop.ts'

describe('the square of a picture', () => {
  it('is at first the middle, from edge to edge', () => {
    expect(squareOf(wholeCrop(400, 300))).toEqual({ x: 50, y: 0, side: 300 })
    expect(squareOf(wholeCrop(300, 400))).toEqual({ x: 0, y: 50, side: 300 })
  })

  it('is half as long at 200 %, around the same point', () => {
    const near = zoomed(wholeCrop(400, 300), 10)
    expect(zoomPercent(near)).toBe(200)
    expect(squareOf(near)).toEqual({ x: 125, y: 75, side: 150 })
  })

  it('moves by shares of its side and stops at the edge', () => {
    expect(squareOf(moved(wholeCrop(400, 300), 0.1, 0.1))).toEqual({ x: 80, y: 0, side: 300 })
    expect(squareOf(moved(wholeCrop(400, 300), -9, 0))).toEqual({ x: 0, y: 0, side: 300 })
  })

  it('is pushed back inside when it grows at the edge', () => {
    const corner = moved(zoomed(wholeCrop(400, 300), ZOOM_STEPS), 9, 9)
    expect(squareOf(zoomed(corner, 0))).toEqual({ x: 100, y: 0, side: 300 })
  })

  it('never leaves the picture, whatever is done', () => {
    const length = fc.integer({ min: 1, max: 20_000 })
    const act = fc.oneof(
      fc.record({ zoom: fc.integer({ min: -5, max: 40 }) }),
      fc.record({
        x: fc.double({ min: -3, max: 3, noNaN: true }),
        y: fc.double({ min: -3, max: 3, noNaN: true }),
      }),
    )
    fc.assert(
      fc.property(length, length, fc.array(act, { maxLength: 20 }), (width, height, acts) => {
        const crop = acts.reduce(
          (now, each) => ('zoom' in each ? zoomed(now, each.zoom) : moved(now, each.x, each.y)),
          wholeCrop(width, height),
        )
        const { x, y, side } = squareOf(crop)
        const tiny = 1e-6 * Math.max(width, height)
        expect(side).toBeGreaterThan(0)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-tiny)
        expect(x + side).toBeLessThanOrEqual(width + tiny)
        expect(y + side).toBeLessThanOrEqual(height + tiny)
      }),
    )
  })
})
