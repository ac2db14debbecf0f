// Money of a receipt: two decimals, every digit at a tap.

import { Amount } from '@fairtick/ui/amount'
import { useFormats } from './formats.ts'

export type FeeAmountProps = {
  /** Decimal text. */
  text: string
  sign?: 'shown' | 'hidden' | undefined
  unit?: string | undefined
}

export function FeeAmount({ text, sign = 'hidden', unit }: FeeAmountProps) {
  const { fee, signedFee, exactMoney, exactSignedMoney } = useFormats()
  const isSigned = sign === 'shown'
  return (
    <Amount
      text={(isSigned ? signedFee : fee)(text)}
      exact={(isSigned ? exactSignedMoney : exactMoney)(text)}
      unit={unit}
      size="dense"
      weight="normal"
    />
  )
}
