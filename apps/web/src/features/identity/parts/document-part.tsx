// Which document it is, and which country issued it.

import { Banner } from '@fairtick/ui/banner'
import { RadioList } from '@fairtick/ui/radio-list'
import { SelectField } from '@fairtick/ui/select-field'
import { ID_TYPES } from '@fairtick/wire/identity-rules'
import { DIALLING_CODES, diallingCodeOf } from '@fairtick/wire/phone-number'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fieldProblemText } from '../../../platform/field-problem-text.ts'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { userQuery } from '../../../platform/shared-queries.ts'
import { listCountries } from '../countries.ts'
import { useIdentityDraft } from '../identity-draft.ts'
import type { PartProps } from './part-props.ts'

export function DocumentPart({ identity, draft, missing, disabled }: PartProps) {
  const t = useText()
  const language = useLanguage()
  useCountryOfPhone(draft.country)
  const { fields } = identity
  return (
    <>
      {fields.includes('idType') && (
        <div className="flex flex-col gap-1">
          <RadioList
            label={t('identity.kind')}
            value={draft.idType ?? null}
            onChange={(idType) => useIdentityDraft.setState({ idType })}
            options={ID_TYPES.map((value) => ({ value, label: t(`identity.${value}`), disabled }))}
          />
          {missing.includes('idType') && (
            <p role="alert" className="text-caption text-danger">
              {fieldProblemText('required', t)}
            </p>
          )}
        </div>
      )}
      {fields.includes('country') && (
        <SelectField
          label={t('identity.country')}
          value={draft.country}
          disabled={disabled}
          error={missing.includes('country') ? fieldProblemText('required', t) : undefined}
          onChange={(country) => useIdentityDraft.setState({ country })}
          options={[{ value: '', label: '—', disabled: true }, ...listCountries(language)]}
        />
      )}
      {/* Act on the Use of Numbers (Japan), article 20: nobody collects it for such a purpose. */}
      {draft.idType === 'idcard' && draft.country === 'JP' && (
        <Banner tone="warn" look="card">
          {t('identity.noMyNumber')}
        </Banner>
      )}
    </>
  )
}

/** Most people’s document is of the country of their phone number. */
function useCountryOfPhone(country: string): void {
  const { data: user } = useQuery(userQuery)
  const code = diallingCodeOf(user?.phone ?? '')
  const region = DIALLING_CODES.find((one) => one.code === code)?.region
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that another can be chosen.
  useEffect(() => {
    if (country === '' && region !== undefined) useIdentityDraft.setState({ country: region })
  }, [region])
}
