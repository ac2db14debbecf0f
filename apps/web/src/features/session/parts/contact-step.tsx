// The first step of registering: phone, e-mail, and the code that was mailed there.

import { Button } from '@fairtick/ui/button'
import { TextField } from '@fairtick/ui/text-field'
import { useText } from '../../../platform/i18n.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import type { RegisterForm } from '../register-form.ts'
import type { CodeRequest } from '../use-code-request.ts'
import { CodeEntry } from './code-entry.tsx'
import { PhoneField } from './phone-field.tsx'
import { SendCodeButton } from './send-code-button.tsx'

export type ContactStepProps = {
  checked: CheckedForm<RegisterForm>
  request: CodeRequest
  onSend: () => void
}

export function ContactStep({ checked, request, onSend }: ContactStepProps) {
  const t = useText()
  const { form, errorOf } = checked
  return (
    <>
      <PhoneField
        form={form}
        name="phone"
        hint={t('session.phoneHint')}
        error={errorOf('phone')}
        autoComplete="tel"
      />
      <TextField
        {...form.register('email')}
        label={t('session.email')}
        error={errorOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        suffix={<SendCodeButton request={request} onPress={onSend} />}
      />
      {request.sent !== undefined && (
        <CodeEntry
          form={form}
          name="code"
          error={errorOf('code')}
          sent={request.sent}
          certainty="sent"
        />
      )}
      {request.sent === undefined && errorOf('code') !== undefined && (
        <p role="alert" className="text-caption text-danger">
          {t('session.codeFirst')}
        </p>
      )}
      <Button type="submit" size="large" block>
        {t('session.next')}
      </Button>
    </>
  )
}
