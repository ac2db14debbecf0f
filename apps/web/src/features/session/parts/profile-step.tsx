// The second step of registering: name, password, invitation code, agreement.

import { Button } from '@fairtick/ui/button'
import { Checkbox } from '@fairtick/ui/checkbox'
import { PasswordField } from '@fairtick/ui/password-field'
import { TextField } from '@fairtick/ui/text-field'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import type { RegisterForm } from '../register-form.ts'
import { AgreementSheet } from './agreement-sheet.tsx'
import { InviteField } from './invite-field.tsx'
import { PasswordRuleList } from './password-rule-list.tsx'

export type ProfileStepProps = {
  checked: CheckedForm<RegisterForm>
  /** The code came with the invitation link. */
  invitedBy: string | undefined
  /** What went wrong on sending. */
  failure: ReactNode
}

export function ProfileStep({ checked, invitedBy, failure }: ProfileStepProps) {
  const t = useText()
  const { form, errorOf } = checked
  const [isReading, setIsReading] = useState(false)
  return (
    <>
      {/* Tells a password manager to which name the new password belongs. */}
      <input type="text" autoComplete="username" value={form.getValues('phone')} readOnly hidden />
      <TextField
        {...form.register('fullName')}
        label={t('session.fullName')}
        error={errorOf('fullName')}
        autoComplete="name"
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...form.register('password')}
          label={t('session.password')}
          error={errorOf('password')}
          autoComplete="new-password"
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
        />
        <PasswordRuleList password={form.watch('password')} />
      </div>
      <InviteField checked={checked} invitedBy={invitedBy} />
      <div>
        <Checkbox {...form.register('agree')} label={t('session.agree')} error={errorOf('agree')} />
        <Button tone="quiet" onClick={() => setIsReading(true)} className="-ms-1">
          {t('session.readAgreement')}
        </Button>
      </div>
      {failure}
      <Button type="submit" size="large" block busy={form.formState.isSubmitting}>
        {t('session.createAccount')}
      </Button>
      <AgreementSheet open={isReading} onClose={() => setIsReading(false)} />
    </>
  )
}
