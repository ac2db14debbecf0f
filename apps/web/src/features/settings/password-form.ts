// Changing the login password: what was typed and what is wrong with it.

import { type FieldProblems, foundProblems, repeatProblem } from '../../platform/field-check.ts'
import { newPasswordProblem } from '../session/public.ts'

export type PasswordForm = { oldPassword: string; newPassword: string; repeatPassword: string }

export const EMPTY_PASSWORD: PasswordForm = {
  oldPassword: '',
  newPassword: '',
  repeatPassword: '',
}

/** Spec §5: all three are required, the two new ones are the same. */
export function checkPassword(form: PasswordForm): FieldProblems<PasswordForm> {
  return foundProblems<PasswordForm>({
    oldPassword: form.oldPassword === '' ? 'required' : undefined,
    newPassword: newPasswordProblem(form.newPassword),
    repeatPassword: repeatProblem(form.newPassword, form.repeatPassword),
  })
}
