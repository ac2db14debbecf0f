// Setting a forgotten password anew: what was typed, what is wrong with it, what is sent.

import type { DiallingCode } from '@fairtick/wire/phone-number'
import { type FieldProblems, foundProblems, repeatProblem } from '../../platform/field-check.ts'
import { phoneProblem, sentPhone } from './login-form.ts'
import { newPasswordProblem } from './password-rules.ts'
import { codeProblem, typedEmailProblem } from './register-form.ts'

export type FindPasswordForm = {
  phone: string
  email: string
  code: string
  password: string
  repeatPassword: string
}

export const EMPTY_FIND_PASSWORD: FindPasswordForm = {
  phone: '',
  email: '',
  code: '',
  password: '',
  repeatPassword: '',
}

export function checkFindPassword(country: DiallingCode) {
  return (form: FindPasswordForm): FieldProblems<FindPasswordForm> =>
    foundProblems<FindPasswordForm>({
      phone: phoneProblem(form.phone, country),
      email: typedEmailProblem(form.email),
      code: codeProblem(form.code),
      password: newPasswordProblem(form.password),
      repeatPassword: repeatProblem(form.password, form.repeatPassword),
    })
}

/** `challenge`: what came with the code. */
export function findPasswordRequest(
  form: FindPasswordForm,
  country: DiallingCode,
  challenge: string | undefined,
) {
  return { ...form, challenge, phone: sentPhone(form.phone, country), email: form.email.trim() }
}
