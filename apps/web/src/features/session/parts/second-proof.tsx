// The code that proves a second time who asks: of the authenticator app, or one by mail.

import { CodeField } from '@fairtick/ui/code-field'
import type { CallResult } from '@fairtick/wire/contract'
import { useText } from '../../../platform/i18n.ts'
import type { CodeRequest } from '../use-code-request.ts'
import { CodeEntry, type CodeEntryProps } from './code-entry.tsx'

const CODE_DIGITS = 6

/** What the server asks of this user; `mail` is asked for by `request` before it is typed. */
export type ProofMethod = CallResult<'security'>['secondProof']

export type SecondProofProps = {
  form: CodeEntryProps['form']
  method: ProofMethod
  request: CodeRequest
  onResend: () => void
}

export function SecondProof({ form, method, request, onResend }: SecondProofProps) {
  const t = useText()
  if (method !== 'mail') {
    const { name, value, onBlur, ref } = form.text('code')
    return (
      <CodeField
        {...{ name, value, onBlur, ref }}
        onChange={(code) => form.set('code', code)}
        label={t('payout.codeOfApp')}
        length={CODE_DIGITS}
        error={form.errorOf('code')}
      />
    )
  }
  if (request.sent === undefined) return null
  return (
    <CodeEntry
      form={form}
      request={request}
      sent={request.sent}
      onResend={onResend}
      certainty="sent"
    />
  )
}
