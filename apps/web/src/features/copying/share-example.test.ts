// The example of the profit share has the numbers of the leader's own rate.

import { expect, test } from 'vitest'
import { shareExample } from './share-example.ts'

test('TR-10.6: the second share is only of what is above the mark of the first', () => {
  const example = shareExample('0.12')
  expect(Number(example?.gainShare)).toBe(12)
  expect(Number(example?.aboveShare)).toBe(6)
  expect([example?.gain, example?.loss, example?.total, example?.above].map(Number)).toEqual([
    100, 40, 150, 50,
  ])
})

test('of what is no rate there is no example', () => {
  expect(shareExample('a tenth')).toBeUndefined()
})
