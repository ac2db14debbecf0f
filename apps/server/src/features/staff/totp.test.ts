// The codes are those of RFC 6238, appendix B (its last six digits), one step either way.

import { describe, expect, it } from 'vitest'
import { codeOfStep, factorUri, matchStep, newFactor, stepAt } from './totp.ts'

/** The appendix's secret `12345678901234567890` in base32. */
const FACTOR = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('the code of a moment (ASVS 6.5)', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s is %s', (seconds, code) => {
    expect(codeOfStep(FACTOR, stepAt(seconds * 1_000))).toBe(code)
  })
})

it('takes the step before, of now and after, and none beyond', () => {
  const nowMs = 1_234_567_890_000
  const step = stepAt(nowMs)
  const found = [-2, -1, 0, 1, 2].map((off) =>
    matchStep(FACTOR, codeOfStep(FACTOR, step + off), nowMs),
  )
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
  expect(matchStep(FACTOR, '', nowMs)).toBeUndefined()
})

it('makes secrets of 160 bits that never come again', () => {
  const factors = new Set(Array.from({ length: 50 }, newFactor))
  expect(factors.size).toBe(50)
  for (const factor of factors) expect(factor).toMatch(/^[A-Z2-7]{32}$/)
})

it('tells an app whose code it is', () => {
  expect(factorUri(FACTOR, 'ann@house.example')).toBe(
    `otpauth://totp/Fairtick%20office%3Aann%40house.example?secret=${FACTOR}&issuer=Fairtick%20office`,
  )
})
