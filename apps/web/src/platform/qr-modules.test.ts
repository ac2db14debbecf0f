// Holds the path of a QR code against the library's own squares.

import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { qrModulesOf } from './qr-modules.ts'

test('the path covers each dark square once and leaves four white ones around', () => {
  const text = 'TWdbcdccYzkSti3catsR3BigaDTptoVp4a'
  const { size, path } = qrModulesOf(text)
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  expect(size).toBe(modules.size + 8)
  const painted = new Set<string>()
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(length); at += 1) painted.add(`${Number(x) + at} ${y}`)
  }
  const dark = new Set<string>()
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) dark.add(`${column + 4} ${row + 4}`)
    }
  }
  expect(painted).toEqual(dark)
})
