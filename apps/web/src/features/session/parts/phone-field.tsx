// The phone number beside the country that it has without a code of its own.

import { Sheet } from '@fairtick/ui/sheet'
import { TextField } from '@fairtick/ui/text-field'
import { type DiallingCode, diallingCodeOf, withoutDiallingCode } from '@fairtick/wire/phone-number'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { chooseDiallingCode, useDiallingCode } from '../use-dialling-code.ts'

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
        hint={t('session.phoneHint', { code: country })}
        error={error}
        type={autoComplete === 'tel' ? 'tel' : 'text'}
        inputMode="tel"
        autoComplete={autoComplete}
        suffix={
          <button
            type="button"
            onClick={() => setIsChoosing(true)}
            className="target inline-flex items-center gap-0.5 rounded-sm px-2 text-dense text-primary"
          >
            <span className="sr-only">{t('session.countryCode')} </span>
            <span className="tabular">{code ?? '+'}</span>
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
          <CountryCodeList chosen={code} onChoose={choose} />
        </Suspense>
      </Sheet>
    </>
  )
}
