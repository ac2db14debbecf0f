// The same parts for the same seed, others for another, and over many commits all of them.

import { describe, expect, it } from 'vitest'
import { drawNumber, drawSome } from './drawn-sample.ts'

const LETTERS = [...'abcdefghijklmnopqrst']

describe('a sample', () => {
  it('is the same for the same seed, without repetition, in the order of the whole', () => {
    const sample = drawSome('letters', LETTERS, 5, 'commit 1')
    expect(sample).toEqual(drawSome('letters', LETTERS, 5, 'commit 1'))
    expect(new Set(sample).size).toBe(5)
    expect(sample).toEqual(sample.toSorted())
  })

  it('moves with the seed and with the name', () => {
    const sample = drawSome('letters', LETTERS, 5, 'commit 1')
    expect(drawSome('letters', LETTERS, 5, 'commit 2')).not.toEqual(sample)
    expect(drawSome('others', LETTERS, 5, 'commit 1')).not.toEqual(sample)
    expect(drawNumber('letters', 'commit 1')).not.toBe(drawNumber('letters', 'commit 2'))
  })

  it('comes upon everything over many seeds', () => {
    const seen = Array.from({ length: 60 }, (_, commit) =>
      drawSome('letters', LETTERS, 5, `commit ${commit}`),
    )
    expect(new Set(seen.flat()).size).toBe(LETTERS.length)
  })

  it('is the whole where no more is asked for than there is', () => {
    expect(drawSome('letters', LETTERS, LETTERS.length, 'x')).toEqual(LETTERS)
    expect(drawSome('letters', LETTERS, 99, 'x')).toEqual(LETTERS)
  })
})
