// Names: what people are called in six languages goes through, what nobody could see or read not.
// Fund passwords: six digits that nobody guesses first.

import { expect, it } from 'vitest'
import { fundPasswordProblem, isName, isNickname } from './field-rules.ts'

it.each(['はな花2', 'ไทยก', '김철수', 'Zoë', '佐藤', 'ＡＢ'])('%s is a nickname', (text) => {
  expect(isNickname(text)).toBe(true)
})

it.each(['\u3164\u3164', '\uffa0\uffa0', '\u115f\u1160', 'ab\u200b', 'a\u3164b'])(
  'a nickname has nothing invisible in it: %j',
  (text) => {
    expect(isNickname(text)).toBe(false)
  },
)

it.each(['佐藤 花子', 'Nguyễn Văn A', "O'Neil-Smith Jr.", 'สมชาย ใจดี', '김 철수', 'می\u200cخواهم'])(
  '%s is a name',
  (text) => {
    expect(isName(text)).toBe(true)
  },
)

it.each([
  'Ha\nna',
  'Ha\tna',
  '\u202eevil',
  'a\u2066b',
  'a\u0085b',
  '\u2028x',
  '\u200b\u200b',
  '--',
])('a name is one line of letters, read in one direction: %j', (text) => {
  expect(isName(text)).toBe(false)
})

it.each([
  ['508213', undefined],
  ['112233', undefined],
  ['12345', 'fund_password'],
  ['12345a', 'fund_password'],
  ['１２３４５６', 'fund_password'],
  ['777777', 'fund_password_common'],
  ['121212', 'fund_password_common'],
  ['456456', 'fund_password_common'],
  ['123456', 'fund_password_common'],
  ['654321', 'fund_password_common'],
  ['567890', 'fund_password_common'],
])('the fund password %s: %s', (text, problem) => {
  expect(fundPasswordProblem(text)).toBe(problem)
})
