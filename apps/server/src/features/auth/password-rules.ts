// Passwords that are refused although they are long enough (ASVS 6.2.4, 6.2.11).

import type { FieldProblem } from '@fairtick/wire/field-rules'
import { COMMON_PASSWORDS } from './common-passwords.ts'

export type Person = {
  readonly phone: string
  readonly email: string
  readonly fullName: string
}

const PRODUCT = 'fairtick'
const SHORTEST_NAME_PART = 3
const SHORTEST_PHONE_PART = 7
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** What is wrong with a new password of this person, if anything. */
export function newPasswordProblem(password: string, person: Person): FieldProblem | undefined {
  const plain = password.normalize('NFKC').toLowerCase()
  if (COMMON_PASSWORDS.has(plain) || isMonotonous(plain)) return 'password_common'
  return partsOf(person).some((part) => plain.includes(part)) ? 'password_personal' : undefined
}

/** One letter again and again, a short piece repeated, or a row of the keyboard. */
function isMonotonous(plain: string): boolean {
  if (/^(.{1,3})\1+$/u.test(plain)) return true
  return ROWS.some((row) => {
    const backwards = [...row].reverse().join('')
    return (row + row).includes(plain) || (backwards + backwards).includes(plain)
  })
}

function partsOf({ phone, email, fullName }: Person): string[] {
  const digits = phone.replace(/\D/g, '')
  const mailName = email.split('@')[0] ?? ''
  const names = [mailName, ...fullName.split(/[\s　・,.]+/), fullName.replace(/\s+/g, '')]
  return [
    PRODUCT,
    ...(digits.length >= SHORTEST_PHONE_PART ? [digits.slice(-SHORTEST_PHONE_PART)] : []),
    ...names
      .map((name) => name.normalize('NFKC').toLowerCase())
      .filter((name) => name.length >= SHORTEST_NAME_PART),
  ]
}
