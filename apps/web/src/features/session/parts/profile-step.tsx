// The second step of registering: name, password, invitation code, agreement.

import { Button } from '@fairtick/ui/button'
import { Checkbox } from '@fairtick/ui/checkbox'
import { TextField } from '@fairtick/ui/text-field'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import { AgreementSheet } from '../../../shell/agreement-sheet.tsx'
import type { RegisterForm } from '../register-form.ts'
import { InviteField } from './invite-field.tsx'
import { PasswordRuleList } from './password-rule-list.tsx'
import { SecretField } from './secret-field.tsx'

export type ProfileStepProps = {
  form: CheckedForm<RegisterForm>
  /** The code came with the invitation link. */
  invitedBy: string | undefined
  /** What went wrong on sending. */
  failure: ReactNode
}

export function ProfileStep({ form, invitedBy, failure }: ProfileStepProps) {
  const t = useText()
  const [isReading, setIsReading] = useState(false)
  return (
    <>
      {/* Tells a password manager to which name the new password belongs. */}
      <input type="text" autoComplete="username" value={form.values.phone} readOnly hidden />
      <TextField
        {...form.text('fullName')}
        label={t('session.fullName')}
        error={form.errorOf('fullName')}
        autoComplete="name"
      />
      <div className="flex flex-col gap-2">
        <SecretField
          {...form.text('password')}
          label={t('session.password')}
          error={form.errorOf('password')}
          autoComplete="new-password"
        />
        <PasswordRuleList password={form.values.password} />
      </div>
      <InviteField form={form} invitedBy={invitedBy} />
      <div>
        <Checkbox
          {...form.tick('agree')}
          label={t('session.agree')}
          error={form.errorOf('agree')}
        />
        <Button tone="quiet" onClick={() => setIsReading(true)} className="-ms-2 px-2">
          {t('session.readAgreement')}
        </Button>
      </div>
      {failure}
      <Button type="submit" size="large" block busy={form.isSending}>
        {t('session.createAccount')}
      </Button>
      <AgreementSheet open={isReading} onClose={() => setIsReading(false)} />
    </>
  )
}
