// Nicknames as an inviter sees them.

import { expect, it } from 'vitest'
import { maskNickname } from './mask-nickname.ts'

it.each([
  ['FTABCDEFGH', 'F***H'],
  ['はな花2', 'は***2'],
  ['ab', 'a***'],
  // One letter with its vowel signs, and a syllable of three code points, are not taken apart.
  ['กี่ดี', 'กี่***'],
  ['각가나', '각***나'],
])('%s is told as %s', (nickname, masked) => {
  expect(maskNickname(nickname)).toBe(masked)
})
