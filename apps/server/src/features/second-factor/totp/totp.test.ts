// The codes are those of RFC 6238, appendix B (its last six digits), one step either way.

import { describe, expect, it } from 'vitest'
import { matchTotpStep, newTotpSecret, totpCodeOf, totpStepAt, totpUri } from './totp.ts'

/** The appendix's secret `12345678901234567890` in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('the code of a moment (ASVS 6.5)', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s is %s', (seconds, code) => {
    expect(totpCodeOf(SECRET, totpStepAt(seconds * 1_000))).toBe(code)
  })
})

it('takes the step before, of now and after, and none beyond', () => {
  const nowMs = 1_234_567_890_000
  const step = totpStepAt(nowMs)
  const found = [-2, -1, 0, 1, 2].map((off) =>
    matchTotpStep(SECRET, totpCodeOf(SECRET, step + off), nowMs),
  )
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
  expect(matchTotpStep(SECRET, '', nowMs)).toBeUndefined()
})

it('makes secrets of 160 bits that never come again', () => {
  const secrets = new Set(Array.from({ length: 50 }, newTotpSecret))
  expect(secrets.size).toBe(50)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

it('tells an app whose code it is', () => {
  expect(totpUri(SECRET, 'Fairtick', 'ann@house.example')).toBe(
    `otpauth://totp/Fairtick%3Aann%40house.example?secret=${SECRET}&issuer=Fairtick`,
  )
})
