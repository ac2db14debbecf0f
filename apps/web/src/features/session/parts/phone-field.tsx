// The phone number behind the country that it has without a code of its own.

import { Sheet } from '@fairtick/ui/sheet'
import { TextField } from '@fairtick/ui/text-field'
import { type DiallingCode, diallingCodeOf, withoutDiallingCode } from '@fairtick/wire/phone-number'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { chooseDiallingCode, useDiallingCode, useOwnCountry } from '../use-dialling-code.ts'

const CountryCodeList = lazyPart(() =>
  import('./country-code-list.tsx').then((file) => file.CountryCodeList),
)

export type PhoneFieldProps = {
  /** Of the form: name, value, handlers. */
  input: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> & { value: string }
  /** Takes the number without the code that it was typed with. */
  onChange: (phone: string) => void
  error: string | undefined
  /** `username` where a password manager fills it in, `tel` where it is new. */
  autoComplete: 'username' | 'tel'
}

export function PhoneField({ input, onChange, error, autoComplete }: PhoneFieldProps) {
  const t = useText()
  const [isChoosing, setIsChoosing] = useState(false)
  const country = useDiallingCode()
  const isOwn = country === useOwnCountry()
  const typed = diallingCodeOf(input.value)
  const code = typed ?? (input.value.startsWith('+') ? undefined : country)

  const choose = (chosen: DiallingCode) => {
    chooseDiallingCode(chosen)
    if (typed !== undefined) onChange(withoutDiallingCode(input.value))
    setIsChoosing(false)
  }
  return (
    <>
      <TextField
        {...input}
        label={t('session.phone')}
        hint={isOwn && t('session.phoneHint')}
        error={error}
        type={autoComplete === 'tel' ? 'tel' : 'text'}
        inputMode="tel"
        autoComplete={autoComplete}
        prefix={
          <button
            type="button"
            onClick={() => setIsChoosing(true)}
            className="target -ms-3.5 inline-flex min-h-11 items-center gap-0.5 rounded-s-md border-e border-divider ps-3.5 pe-2 text-body text-text"
          >
            <span className="sr-only">{t('session.countryCode')} </span>
            <span className="tabular">{code ?? '+'}</span>
            <ChevronDown aria-hidden="true" className="size-4 text-text3" />
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
          <CountryCodeList chosen={code} onChoose={choose} />
        </Suspense>
      </Sheet>
    </>
  )
}
