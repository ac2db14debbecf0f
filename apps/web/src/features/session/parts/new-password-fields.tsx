// A new password with its rules, and the same once more.

import type { ComponentProps } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { PasswordRuleList } from './password-rule-list.tsx'
import { SecretField } from './secret-field.tsx'

type Entry = Omit<ComponentProps<typeof SecretField>, 'label' | 'autoComplete'> & { value: string }

/** Of the form: name, value, handlers, error. */
export type NewPasswordFieldsProps = { password: Entry; repeat: Entry }

export function NewPasswordFields({ password, repeat }: NewPasswordFieldsProps) {
  const t = useText()
  return (
    <>
      <div className="flex flex-col gap-2">
        <SecretField {...password} label={t('session.newPassword')} autoComplete="new-password" />
        <PasswordRuleList password={password.value} repeat={repeat.value} />
      </div>
      <SecretField {...repeat} label={t('session.repeatPassword')} autoComplete="new-password" />
    </>
  )
}
