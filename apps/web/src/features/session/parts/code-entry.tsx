// Entering a mailed code: where it went, how long it is valid, and sending it again.

import { Banner } from '@fairtick/ui/banner'
import { CodeField } from '@fairtick/ui/code-field'
import { useText } from '../../../platform/i18n.ts'
import type { SentCode } from '../../../platform/requested-codes.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import type { CodeRequest } from '../use-code-request.ts'
import { SendCodeButton } from './send-code-button.tsx'

const CODE_DIGITS = 6

export type CodeEntryProps = {
  form: Pick<CheckedForm<{ code: string }>, 'text' | 'set' | 'errorOf'>
  request: CodeRequest
  sent: SentCode
  onResend: () => void
  /** Whether the answer tells that the address is known: it never does for a lost password. */
  certainty: 'sent' | 'maybe'
}

export function CodeEntry({ form, request, sent, onResend, certainty }: CodeEntryProps) {
  const t = useText()
  const { email, minutes, shownCode } = sent
  const { name, value, onBlur, ref } = form.text('code')
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-col gap-3">
        <Banner tone={shownCode === undefined ? 'info' : 'warn'} look="card">
          {shownCode !== undefined
            ? t('session.codeShown')
            : t(certainty === 'sent' ? 'session.codeSent' : 'session.codeMaybeSent', {
                email,
                minutes,
              })}
        </Banner>
        <CodeField
          {...{ name, value, onBlur, ref }}
          onChange={(code) => form.set('code', code)}
          label={t('session.code')}
          length={CODE_DIGITS}
          error={form.errorOf('code')}
        />
      </div>
      <SendCodeButton request={request} onPress={onResend} look="again" />
    </div>
  )
}
