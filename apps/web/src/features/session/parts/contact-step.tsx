// The first step of registering: phone, e-mail, and the code that was mailed there.

import { Button } from '@fairtick/ui/button'
import { useText } from '../../../platform/i18n.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import type { RegisterForm } from '../register-form.ts'
import type { CodeRequest } from '../use-code-request.ts'
import { CodeEntry } from './code-entry.tsx'
import { ContactFields } from './contact-fields.tsx'
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
      <ContactFields form={form} />
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
        <CodeEntry
          form={form}
          request={request}
          sent={request.sent}
          onResend={onSend}
          certainty="sent"
        />
      )}
      <Button type="submit" size="large" block>
        {t('session.next')}
      </Button>
    </>
  )
}
