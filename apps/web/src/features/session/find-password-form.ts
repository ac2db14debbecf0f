// Setting a forgotten password anew: what was typed, what is wrong with it, what is sent.

import { type FieldProblems, foundProblems, repeatProblem } from '../../platform/field-check.ts'
import { phoneProblem } from './login-form.ts'
import { newPasswordProblem } from './password-rules.ts'
import { plainPhone } from './phone-text.ts'
import { codeProblem, emailProblem } from './register-form.ts'

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

export function checkFindPassword(form: FindPasswordForm): FieldProblems<FindPasswordForm> {
  return foundProblems<FindPasswordForm>({
    phone: phoneProblem(form.phone),
    email: emailProblem(form.email),
    code: codeProblem(form.code),
    password: newPasswordProblem(form.password),
    repeatPassword: repeatProblem(form.password, form.repeatPassword),
  })
}

export function findPasswordRequest(form: FindPasswordForm) {
  return { ...form, phone: plainPhone(form.phone), email: form.email.trim() }
}
