// The country codes to choose from, in the words of the language; a tap chooses.

import { List, ListRow } from '@fairtick/ui/list-row'
import { Check } from 'lucide-react'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { DIALLING_CODES, type DiallingCode } from '../phone-text.ts'

export type CountryCodeListProps = {
  /** null: the number stands without a code. */
  chosen: DiallingCode | null
  onChoose: (code: DiallingCode | null) => void
}

export function CountryCodeList({ chosen, onChoose }: CountryCodeListProps) {
  const t = useText()
  const regions = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  const rows = [
    { code: null, name: t('session.countryCodeNone') },
    ...DIALLING_CODES.map(({ region, code }) => ({ code, name: regions.of(region) ?? region })),
  ]
  return (
    <>
      <p className="mb-2 text-dense text-text2">{t('session.countryCodeText')}</p>
      <List label={t('session.countryCode')}>
        {rows.map(({ code, name }) => (
          <ListRow
            key={name}
            onClick={() => onChoose(code)}
            title={name}
            trailing={
              <>
                <span className="tabular">{code}</span>
                {code === chosen ? (
                  <>
                    <Check aria-hidden="true" className="size-5 text-primary" />
                    <span className="sr-only">{t('session.chosen')}</span>
                  </>
                ) : (
                  <span aria-hidden="true" className="size-5" />
                )}
              </>
            }
          />
        ))}
      </List>
    </>
  )
}
