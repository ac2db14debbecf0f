// The country codes to choose from, in the words of the language; a tap chooses.

import { List, ListRow } from '@fairtick/ui/list-row'
import { DIALLING_CODES, type DiallingCode } from '@fairtick/wire/phone-number'
import { Check } from 'lucide-react'
import { useLanguage, useText } from '../../../platform/i18n.ts'

export type CountryCodeListProps = {
  chosen: DiallingCode | undefined
  onChoose: (code: DiallingCode) => void
}

export function CountryCodeList({ chosen, onChoose }: CountryCodeListProps) {
  const t = useText()
  const regions = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  return (
    <>
      <p className="mb-2 text-dense text-text2">{t('session.countryCodeText')}</p>
      <List label={t('session.countryCode')}>
        {DIALLING_CODES.map(({ region, code }) => (
          <ListRow
            key={code}
            onClick={() => onChoose(code)}
            title={regions.of(region) ?? region}
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
