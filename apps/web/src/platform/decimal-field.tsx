// The field of every amount, size and price of this app.

import { AmountField, type AmountFieldProps } from '@fairtick/ui/amount-field'
import { useText } from './i18n.ts'

export function DecimalField(props: Omit<AmountFieldProps, 'unclearText'>) {
  const t = useText()
  return <AmountField {...props} unclearText={t('shell.commaUnclear')} />
}
