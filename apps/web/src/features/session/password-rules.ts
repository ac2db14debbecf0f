// The rules of a new password, as they are ticked off while one types.

import { type FieldProblem, PASSWORD_MIN, passwordProblem } from '@fairtick/wire/field-rules'

export type PasswordRule = { readonly id: 'length' | 'varied'; readonly isMet: boolean }

export function passwordRules(password: string): readonly PasswordRule[] {
  return [
    { id: 'length', isMet: [...password].length >= PASSWORD_MIN },
    { id: 'varied', isMet: password !== '' && !isOneRow(password) },
  ]
}

/** The server knows more common passwords than these rows; its word comes after. */
export function newPasswordProblem(password: string): FieldProblem | undefined {
  if (password === '') return 'required'
  return passwordProblem(password) ?? (isOneRow(password) ? 'password_common' : undefined)
}

/** `aaaaaaaa`, `12345678`, `hgfedcba`: every step between neighbours is the same small one. */
function isOneRow(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  const [step = 0] = steps
  return steps.size <= 1 && Math.abs(step) <= 1
}
