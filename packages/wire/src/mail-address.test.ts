// A mailbox has one spelling; what would be delivered as something else is refused.

import { expect, it } from 'vitest'
import { canonicalEmail, emailProblem } from './mail-address.ts'

it.each([
  ['Hana.Sato+ft@Mail.Example', 'hana.sato+ft@mail.example'],
  ['hana@例え.jp', 'hana@xn--r8jz45g.jp'],
  ['HANA@XN--R8JZ45G.JP', 'hana@xn--r8jz45g.jp'],
  ['hana@Straße.de', 'hana@xn--strae-oqa.de'],
  ["o'neil_{x}@a-b.example", "o'neil_{x}@a-b.example"],
  ['花子@mail.example', '花子@mail.example'],
])('%s is %s', (typed, canonical) => {
  expect(emailProblem(typed)).toBeUndefined()
  expect(canonicalEmail(typed)).toBe(canonical)
})

it.each([
  'hana@exa\u200bmple.com',
  'hana@exa\u00admple.com',
  'hana@exa\u2060mple.com',
  'hana@exa\ufe0fmple.com',
  'hana@ⓔxample.com',
  'hana@example.ｃｏｍ',
  'ｈana@example.com',
  'hana＠example.com',
  'ha\u200bna@example.com',
  'hana(work)@example.com',
  'hana@example.com(work)',
  'hana@(work)example.com',
  'hana@[127.0.0.1]',
  'hana@127.0.0.1',
  'hana@0x7f.1',
  '<hana@example.com>',
  '"hana"@example.com',
  'hana,ken@example.com',
  'hana@ken@example.com',
  'hana..sato@example.com',
  '.hana@example.com',
  'hana@-example.com',
  'hana@exam_ple.com',
])('%s is refused with what to do', (typed) => {
  expect(emailProblem(typed)).toMatch(/^email(_plain)?$/)
})

it.each(['', 'hana', 'hana@', 'hana@example', 'hana@example.', 'ha na@example.com', '@a.b'])(
  '%j is not a whole address',
  (typed) => {
    expect(emailProblem(typed)).toBe('email')
  },
)

it('an old row has the mailbox that its mails reached', () => {
  expect(canonicalEmail('Hana@Exa\u200bmple.ｃｏｍ')).toBe('hana@example.com')
})
