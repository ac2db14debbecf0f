// The phone number with help for the country code; what is typed is never rewritten unseen.

import { Sheet } from '@fairtick/ui/sheet'
import { TextField } from '@fairtick/ui/text-field'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { latePart } from '../../../platform/late-part.tsx'
import { type DiallingCode, diallingCodeOf, withDiallingCode } from '../phone-text.ts'

const CountryCodeList = latePart(() =>
  import('./country-code-list.tsx').then((file) => file.CountryCodeList),
)

export type PhoneFieldProps = {
  /** Of the form: name, value, handlers. */
  input: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> & { value: string }
  /** Takes the number with another country code. */
  onChange: (phone: string) => void
  error: string | undefined
  hint: string
  /** `username` where a password manager fills it in, `tel` where it is new. */
  autoComplete: 'username' | 'tel'
}

export function PhoneField({ input, onChange, error, hint, autoComplete }: PhoneFieldProps) {
  const t = useText()
  const [isChoosing, setIsChoosing] = useState(false)

  const choose = (code: DiallingCode | null) => {
    onChange(withDiallingCode(input.value, code))
    setIsChoosing(false)
  }
  return (
    <>
      <TextField
        {...input}
        label={t('session.phone')}
        hint={hint}
        error={error}
        type={autoComplete === 'tel' ? 'tel' : 'text'}
        inputMode="tel"
        autoComplete={autoComplete}
        className="@container"
        suffix={
          <button
            type="button"
            onClick={() => setIsChoosing(true)}
            className="target inline-flex items-center gap-0.5 rounded-sm px-2 text-dense text-primary"
          >
            {/* Where text is large the word would leave no room for the number. */}
            <span aria-hidden="true" className="@min-[16rem]:hidden">
              +
            </span>
            <span className="sr-only @min-[16rem]:not-sr-only">{t('session.countryCode')}</span>
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
        }
      />
      <Sheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        title={t('session.countryCode')}
        closeLabel={t('shell.close')}
      >
        <Suspense>
          <CountryCodeList chosen={diallingCodeOf(input.value) ?? null} onChoose={choose} />
        </Suspense>
      </Sheet>
    </>
  )
}
