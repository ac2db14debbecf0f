// In which currency amounts are shown besides: chosen where the account is looked at.

import { SelectField } from '@fairtick/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { useClientState } from '../../../platform/client-state.ts'
import { ACCOUNT_CURRENCY, currenciesQuery } from '../../../platform/display-currency.ts'
import { useText } from '../../../platform/i18n.ts'

export function CurrencyChoice() {
  const t = useText()
  const chosen = useClientState((state) => state.shownCurrency)
  const { data = [] } = useQuery(currenciesQuery)
  const codes = data.map(({ code }) => code).filter((code) => code !== ACCOUNT_CURRENCY)
  // One that has no rate now stays chosen.
  const all = codes.includes(chosen) || chosen === ACCOUNT_CURRENCY ? codes : [...codes, chosen]
  return (
    <SelectField
      label={t('account.shownCurrency')}
      hint={t('account.shownCurrencyHint')}
      value={chosen}
      options={[
        { value: ACCOUNT_CURRENCY, label: t('account.onlyUsd') },
        ...all.map((code) => ({ value: code, label: code })),
      ]}
      onChange={(shownCurrency) => useClientState.setState({ shownCurrency })}
    />
  )
}
