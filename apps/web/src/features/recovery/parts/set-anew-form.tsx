// The fields of what was lost, and nothing else.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { CodeField } from '@fairtick/ui/code-field'
import type { CallResult } from '@fairtick/wire/api-contract'
import { call } from '../../../platform/client-instance.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { type CheckedForm, useCheckedForm } from '../../../platform/use-checked-form.ts'
import { AppKey } from '../../security/public.ts'
import {
  NewPasswordFields,
  PhoneField,
  SecretField,
  useDiallingCode,
} from '../../session/public.ts'
import {
  checkSetAnew,
  EMPTY_SET_ANEW,
  type SetAnewValues,
  setAnewRequest,
} from '../set-anew-form.ts'

const CODE_DIGITS = 6

export type SetAnewFormProps = {
  token: string
  opened: CallResult<'openRecovery'>
  onDone: (result: CallResult<'finishRecovery'>) => void
}

export function SetAnewForm({ token, opened, onDone }: SetAnewFormProps) {
  const t = useText()
  const country = useDiallingCode()
  const { lost, email } = opened
  const form = useCheckedForm<SetAnewValues>({
    defaultValues: EMPTY_SET_ANEW,
    check: checkSetAnew(lost, country),
    fieldOfRefusal: { otp_wrong: 'code' },
  })
  const set = form.submit(async (values) => {
    const body = setAnewRequest(token, opened, values, country)
    onDone(await call('finishRecovery', { body }))
  })
  return (
    <Card>
      <form noValidate onSubmit={set} className="flex flex-col gap-5">
        <p className="text-dense text-text2">{t('recovery.setText')}</p>
        {lost.includes('email') && (
          <p className="text-dense break-words text-text">
            {t('recovery.emailBecomes', { email })}
          </p>
        )}
        <LostFields form={form} opened={opened} />
        <FormFailure failure={form.failure} />
        <Button type="submit" size="large" block busy={form.isSending}>
          {t('recovery.set')}
        </Button>
      </form>
    </Card>
  )
}

type LostFieldsProps = Pick<SetAnewFormProps, 'opened'> & { form: CheckedForm<SetAnewValues> }

function LostFields({ form, opened: { lost, totp } }: LostFieldsProps) {
  const t = useText()
  const { name, value, onBlur, ref } = form.text('code')
  return (
    <>
      {lost.includes('phone') && (
        <PhoneField
          input={form.text('phone')}
          onChange={(phone) => form.set('phone', phone)}
          error={form.errorOf('phone')}
          autoComplete="tel"
        />
      )}
      {lost.includes('password') && (
        <NewPasswordFields
          password={{ ...form.text('password'), error: form.errorOf('password') }}
          repeat={{ ...form.text('repeatPassword'), error: form.errorOf('repeatPassword') }}
        />
      )}
      {lost.includes('fund_password') && (
        <SecretField
          {...form.text('fundPassword')}
          label={t('fundPassword.new')}
          error={form.errorOf('fundPassword')}
          inputMode="numeric"
          maxLength={CODE_DIGITS}
          autoComplete="new-password"
        />
      )}
      {totp !== null && (
        <>
          <AppKey secret={totp.secret} uri={totp.uri} />
          <CodeField
            {...{ name, value, onBlur, ref }}
            onChange={(code) => form.set('code', code)}
            label={t('security.appCodeNow')}
            length={CODE_DIGITS}
            error={form.errorOf('code')}
          />
        </>
      )}
    </>
  )
}
