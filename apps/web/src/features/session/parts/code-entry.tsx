// Entering a mailed code: where it went, how long it is valid, and sending it again.

import { Banner } from '@fairtick/ui/banner'
import { CodeField } from '@fairtick/ui/code-field'
import type { ComponentProps } from 'react'
import { useText } from '../../../platform/i18n.ts'
import type { SentCode } from '../use-code-request.ts'

const CODE_DIGITS = 6

export type CodeEntryProps = {
  /** Of the form: name, value, handlers. */
  input: Pick<ComponentProps<typeof CodeField>, 'name' | 'onBlur' | 'ref' | 'value'>
  onChange: (code: string) => void
  error: string | undefined
  sent: SentCode
  /** Whether the answer tells that the address is known: it never does for a lost password. */
  certainty: 'sent' | 'maybe'
}

export function CodeEntry({ input, onChange, error, sent, certainty }: CodeEntryProps) {
  const t = useText()
  const { email, minutes, shownCode } = sent
  return (
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
        name={input.name}
        value={input.value}
        onBlur={input.onBlur}
        ref={input.ref}
        onChange={onChange}
        label={t('session.code')}
        length={CODE_DIGITS}
        error={error}
      />
    </div>
  )
}
