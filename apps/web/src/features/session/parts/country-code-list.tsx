// The country codes to choose from, in the words of the language.

import { RadioList } from '@fairtick/ui/radio-list'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { DIALLING_CODES, type DiallingCode } from '../phone-text.ts'

export type CountryCodeListProps = {
  /** null: the number stands without a code. */
  chosen: DiallingCode | null
  onChoose: (code: DiallingCode | null) => void
}

const NO_CODE = 'none'

export function CountryCodeList({ chosen, onChoose }: CountryCodeListProps) {
  const t = useText()
  const regions = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  return (
    <>
      <p className="mb-2 text-dense text-text2">{t('session.countryCodeText')}</p>
      <RadioList
        label={t('session.countryCode')}
        value={chosen ?? NO_CODE}
        onChange={(choice) => onChoose(choice === NO_CODE ? null : choice)}
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
