// The same parts for the same seed, others for another, and over many commits all of them.

import { describe, expect, it } from 'vitest'
import { drawNumber, drawSome, sampleFuzz, sampleSome } from './drawn-sample.ts'

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

describe('a fixed and a drawn part', () => {
  const inCi = { isCampaign: false, seed: 'commit 1' }
  const inCampaign = { isCampaign: true, seed: 'commit 1' }

  it('are the first items and others, none twice', () => {
    const sample = sampleSome('letters', LETTERS, { fixed: 3, drawn: 4 }, inCi)
    expect(sample.slice(0, 3)).toEqual(['a', 'b', 'c'])
    expect(new Set(sample).size).toBe(7)
    const other = sampleSome('letters', LETTERS, { fixed: 3, drawn: 4 }, { ...inCi, seed: 'other' })
    expect(other.slice(0, 3)).toEqual(['a', 'b', 'c'])
    expect(other).not.toEqual(sample)
  })

  it('are everything in a campaign', () => {
    expect(sampleSome('letters', LETTERS, { fixed: 3, drawn: 4 }, inCampaign)).toEqual(LETTERS)
    const [fixed, drawn] = sampleFuzz('inputs', { fixed: 10, drawn: 20, all: 100 }, inCampaign)
    expect([fixed.numRuns, drawn.numRuns]).toEqual([10, 90])
  })

  it('are one seed that stays and one that moves', () => {
    const parts = { fixed: 10, drawn: 20, all: 100 }
    const [fixed, drawn] = sampleFuzz('inputs', parts, inCi)
    const [fixedElse, drawnElse] = sampleFuzz('inputs', parts, { ...inCi, seed: 'other' })
    expect([fixed.numRuns, drawn.numRuns]).toEqual([10, 20])
    expect(fixedElse).toEqual(fixed)
    expect(drawnElse.seed).not.toBe(drawn.seed)
  })
})
