// The two steps of registering: what was typed, what is wrong with it, what is sent.

import { type FieldProblem, isCode } from '@fairtick/wire/field-rules'
import { emailProblem } from '@fairtick/wire/mail-address'
import type { DiallingCode } from '@fairtick/wire/phone-number'
import { type FieldProblems, foundProblems, requiredProblem } from '../../platform/field-check.ts'
import { phoneProblem, sentPhone } from './login-form.ts'
import { newPasswordProblem } from './password-rules.ts'

export type RegisterForm = {
  phone: string
  email: string
  code: string
  fullName: string
  password: string
  inviteCode: string
  agree: boolean
}

export type RegisterStep = 'contact' | 'profile'

export const CONTACT_FIELDS = ['phone', 'email', 'code'] as const

export function emptyRegister(inviteCode: string): RegisterForm {
  return {
    phone: '',
    email: '',
    code: '',
    fullName: '',
    password: '',
    inviteCode,
    agree: false,
  }
}

/** `country`: of a number without its code. */
export function checkRegister(country: DiallingCode) {
  return (form: RegisterForm): FieldProblems<RegisterForm> =>
    foundProblems<RegisterForm>({
      phone: phoneProblem(form.phone, country),
      email: typedEmailProblem(form.email),
      code: codeProblem(form.code),
      fullName: requiredProblem(form.fullName),
      password: newPasswordProblem(form.password),
      inviteCode: requiredProblem(form.inviteCode),
      agree: form.agree ? undefined : 'agree',
    })
}

/** The step on which a field stands: a late complaint about it leads back there. */
export function stepOfField(field: string): RegisterStep {
  return (CONTACT_FIELDS as readonly string[]).includes(field) ? 'contact' : 'profile'
}

/** `challenge`: what came with the code. */
export function registerRequest(
  form: RegisterForm,
  country: DiallingCode,
  challenge: string | undefined,
) {
  return {
    challenge,
    phone: sentPhone(form.phone, country),
    email: form.email.trim(),
    code: form.code,
    fullName: form.fullName.trim(),
    password: form.password,
    inviteCode: form.inviteCode.trim(),
    agree: true as const,
  }
}

export function typedEmailProblem(typed: string): FieldProblem | undefined {
  return requiredProblem(typed) ?? emailProblem(typed.trim())
}

export function codeProblem(typed: string): FieldProblem | undefined {
  return requiredProblem(typed) ?? (isCode(typed) ? undefined : 'code')
}
