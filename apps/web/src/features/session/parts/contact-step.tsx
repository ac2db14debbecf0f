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
  form: CheckedForm<RegisterForm>
  request: CodeRequest
  onSend: () => void
}

export function ContactStep({ form, request, onSend }: ContactStepProps) {
  const t = useText()
  return (
    <>
      <PhoneField
        input={form.text('phone')}
        onChange={(phone) => form.set('phone', phone)}
        hint={t('session.phoneHint')}
        error={form.errorOf('phone')}
        autoComplete="tel"
      />
      <TextField
        {...form.text('email')}
        label={t('session.email')}
        error={form.errorOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      {request.sent === undefined ? (
        <div className="flex flex-col gap-1.5">
          <SendCodeButton request={request} onPress={onSend} look="first" />
          {form.errorOf('code') !== undefined && (
            <p role="alert" className="text-caption text-danger">
              {t('session.codeFirst')}
            </p>
          )}
        </div>
      ) : (
        <div className="flex flex-col gap-1">
          <CodeEntry
            input={form.text('code')}
            onChange={(code) => form.set('code', code)}
            error={form.errorOf('code')}
            sent={request.sent}
            certainty="sent"
          />
          <SendCodeButton request={request} onPress={onSend} look="again" />
        </div>
      )}
      <Button type="submit" size="large" block>
        {t('session.next')}
      </Button>
    </>
  )
}
