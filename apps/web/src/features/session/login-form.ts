// The login form: what was typed, what is wrong with it, what is sent.

import { type FieldProblem, isPhone } from '@fairtick/wire/field-rules'
import { type FieldProblems, foundProblems, requiredProblem } from '../../platform/field-check.ts'
import { plainPhone } from './phone-text.ts'

export type LoginForm = { phone: string; password: string }

export const EMPTY_LOGIN: LoginForm = { phone: '', password: '' }

export function checkLogin(form: LoginForm): FieldProblems<LoginForm> {
  return foundProblems<LoginForm>({
    phone: phoneProblem(form.phone),
    password: form.password === '' ? 'required' : undefined,
  })
}

export function loginRequest(form: LoginForm) {
  return { phone: plainPhone(form.phone), password: form.password }
}

export function phoneProblem(typed: string): FieldProblem | undefined {
  return requiredProblem(typed) ?? (isPhone(plainPhone(typed)) ? undefined : 'phone')
}
