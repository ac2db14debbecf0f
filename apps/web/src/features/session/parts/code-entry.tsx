// Entering a mailed code: where it went, how long it is valid, and sending it again.

import { Banner } from '@fairtick/ui/banner'
import { CodeField } from '@fairtick/ui/code-field'
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { useText } from '../../../platform/i18n.ts'
import type { SentCode } from '../use-code-request.ts'

const CODE_DIGITS = 6

export type CodeEntryProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: Path<Values>
  error: string | undefined
  sent: SentCode
  /** Whether the answer tells that the address is known: it never does for a lost password. */
  certainty: 'sent' | 'maybe'
}

export function CodeEntry<Values extends FieldValues>(props: CodeEntryProps<Values>) {
  const { form, name, error, sent, certainty } = props
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
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <CodeField
            label={t('session.code')}
            length={CODE_DIGITS}
            error={error}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
    </div>
  )
}
