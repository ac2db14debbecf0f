// A form that changes what guards the account: its own fields, login password, second proof.

import { Button, type ButtonProps } from '@fairtick/ui/button'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { FormEvent, ReactNode } from 'react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import { SecretField } from '../../session/public.ts'
import { passkeyProblemKey } from '../passkey-problem-key.ts'
import { SecondProof } from './second-proof.tsx'

export type ReauthFormProps = {
  form: Pick<
    CheckedForm<{ password: string; otp: string }>,
    'values' | 'text' | 'set' | 'errorOf' | 'attempt' | 'isSending' | 'failure'
  >
  security: CallResult<'security'>
  onSubmit: (event: FormEvent) => void
  confirm: string
  tone?: ButtonProps['tone']
  children?: ReactNode
}

export function ReauthForm(props: ReauthFormProps) {
  const { form, security, onSubmit, confirm, tone, children } = props
  const t = useText()
  const said = passkeyProblemKey(form.failure)
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {children}
      <SecretField
        {...form.text('password')}
        label={t('settings.loginPassword')}
        error={form.errorOf('password')}
        autoComplete="current-password"
      />
      <SecondProof form={form} kinds={security.secondProofs} purpose="security" />
      {said === undefined ? (
        <FormFailure failure={form.failure} unanswered={t('security.unknown')} />
      ) : (
        <p role="alert" className="text-dense text-danger">
          {t(said)}
        </p>
      )}
      <Button type="submit" size="large" block busy={form.isSending} tone={tone}>
        {confirm}
      </Button>
    </form>
  )
}
