// The field of every amount, size and price of this app.

import { AmountField, type AmountFieldProps } from '@fairtick/ui/amount-field'
import { useText } from './i18n.ts'

export function DecimalField(props: Omit<AmountFieldProps, 'problemTexts'>) {
  const t = useText()
  const problemTexts = { comma: t('shell.commaUnclear'), unreadable: t('shell.notANumber') }
  return <AmountField {...props} problemTexts={problemTexts} />
}
