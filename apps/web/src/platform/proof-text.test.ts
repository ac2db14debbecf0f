// Examples of the second proof as it is typed.

import { describe, expect, it } from 'vitest'
import { firstWay, proofProblem } from './proof-text.ts'

describe('the second proof', () => {
  it('begins with what is nearest at hand', () => {
    expect(firstWay(['mail'], 'possible')).toBe('mail')
    expect(firstWay(['totp', 'passkey', 'recovery'], 'possible')).toBe('app')
    expect(firstWay(['passkey', 'recovery'], 'possible')).toBe('passkey')
    expect(firstWay(['passkey', 'recovery'], 'impossible')).toBe('recovery')
    expect(firstWay(['passkey'], 'impossible')).toBe('passkey')
  })

  it('takes six digits, a recovery code however it is typed, and what a passkey gave', () => {
    expect(proofProblem('')).toBe('required')
    expect(proofProblem('12345')).toBe('code')
    expect(proofProblem('ABCD-EFGH-IJKL')).toBe('code')
    const proofs = ['123456', 'abcd-efgh 2345', `pk.key.${'a'.repeat(100)}`]
    expect(proofs.map(proofProblem)).toEqual([undefined, undefined, undefined])
  })
})
