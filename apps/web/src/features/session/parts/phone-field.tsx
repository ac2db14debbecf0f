// The phone number with help for the country code; what is typed is never rewritten behind one's back.

import { RadioList } from '@fairtick/ui/radio-list'
import { Sheet } from '@fairtick/ui/sheet'
import { TextField } from '@fairtick/ui/text-field'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { DIALLING_CODES, diallingCodeOf, withDiallingCode } from '../phone-text.ts'

export type PhoneFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: Path<Values>
  error: string | undefined
  hint: string
  /** `username` where a password manager fills it in, `tel` where it is new. */
  autoComplete: 'username' | 'tel'
}

export function PhoneField<Values extends FieldValues>(props: PhoneFieldProps<Values>) {
  const { form, name, error, hint, autoComplete } = props
  const t = useText()
  const [isChoosing, setIsChoosing] = useState(false)
  const code = diallingCodeOf(String(form.watch(name) ?? ''))

  const choose = (choice: string) => {
    const chosen = DIALLING_CODES.find((offer) => offer.code === choice)?.code ?? null
    const phone = withDiallingCode(String(form.getValues(name) ?? ''), chosen)
    form.setValue(name, phone as PathValue<Values, Path<Values>>, { shouldDirty: true })
    setIsChoosing(false)
  }
  return (
    <>
      <TextField
        {...form.register(name)}
        label={t('session.phone')}
        hint={hint}
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
            {t('session.countryCode')}
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
        }
      />
      <Sheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onClosed={() => form.setFocus(name)}
        title={t('session.countryCode')}
        closeLabel={t('shell.close')}
      >
        <CountryCodes chosen={code ?? NO_CODE} onChoose={choose} />
      </Sheet>
    </>
  )
}

const NO_CODE = 'none'

function CountryCodes({ chosen, onChoose }: { chosen: string; onChoose: (code: string) => void }) {
  const t = useText()
  const regions = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  return (
    <>
      <p className="mb-2 text-dense text-text2">{t('session.countryCodeText')}</p>
      <RadioList
        label={t('session.countryCode')}
        value={chosen}
        onChange={onChoose}
        options={[
          { value: NO_CODE, label: t('session.countryCodeNone') },
          ...DIALLING_CODES.map(({ region, code }) => ({
            value: code,
            label: regions.of(region) ?? region,
            trailing: <span className="tabular text-dense text-text2">{code}</span>,
          })),
        ]}
      />
    </>
  )
}
