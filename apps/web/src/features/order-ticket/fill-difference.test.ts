// Holds what is said of a fill at another price than the one that was shown.

import { expect, test } from 'vitest'
import { fillDifference } from './fill-difference.ts'

test('who buys is glad of a lower price, who sells of a higher one', () => {
  expect(fillDifference('buy', '58697.66', '58696.84')).toEqual({
    judged: 'better',
    difference: '0.82',
  })
  expect(fillDifference('buy', '58696.84', '58697.66')?.judged).toBe('worse')
  expect(fillDifference('sell', '58697.66', '58696.84')?.judged).toBe('worse')
  expect(fillDifference('sell', '1.08526', '1.085265')).toEqual({
    judged: 'better',
    difference: '0.000005',
  })
})

test('the same price, however it is written, is no difference, nor is an unknown one', () => {
  expect(fillDifference('buy', '42136.40', '42136.4')).toBeUndefined()
  expect(fillDifference('buy', null, '42136.4')).toBeUndefined()
})
