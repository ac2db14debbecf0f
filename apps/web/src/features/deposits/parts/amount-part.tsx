// How much was paid: chips, the limits of the method, and about what will be credited.

import { Card } from '@fairtick/ui/card'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import type { DecimalProblem } from '../../../platform/decimal-field-check.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { estimateCredit } from '../amount-form.ts'
import type { DepositMethod } from '../method-steps.ts'
import { rateText } from '../method-words.ts'

export type AmountPartProps = {
  method: DepositMethod
  amount: string
  problem: DecimalProblem | undefined
  disabled: boolean
  onChange: (amount: string) => void
  onLeave: () => void
}

export function AmountPart(props: AmountPartProps) {
  const { method, amount, problem, disabled, onChange, onLeave } = props
  const t = useText()
  const { quantity } = useFormats()
  const { currency } = method
  const [min, max] = [quantity(method.min), quantity(method.max)]
  const errors: Record<DecimalProblem, string> = {
    required: t('deposits.amountEmpty'),
    invalid: t('deposits.amountInvalid'),
    too_many_decimals:
      method.decimals === 0
        ? t('problems.wholeNumber')
        : t('problems.tooManyDecimals', { maximum: method.decimals }),
    too_low: t('deposits.amountBelow', { min, currency }),
    too_high: t('deposits.amountAbove', { max, currency }),
  }
  return (
    <>
      <DecimalField
        label={t('deposits.amount')}
        value={amount}
        onChange={onChange}
        onBlur={onLeave}
        unit={currency}
        disabled={disabled}
        hint={t('deposits.limits', { min, max, currency })}
        error={problem === undefined ? undefined : errors[problem]}
      />
      <ChipGroup
        label={t('deposits.amountChips')}
        layout="wrap"
        value={amount}
        onChange={onChange}
        options={method.recommended.map((value) => ({ value, label: quantity(value), disabled }))}
      />
      <Estimate method={method} amount={amount} />
    </>
  )
}

function Estimate({ method, amount }: Pick<AmountPartProps, 'method' | 'amount'>) {
  const t = useText()
  const { money, quantity } = useFormats()
  const { currency, rateToUsd } = method
  const credit = estimateCredit(amount, method)
  return (
    <Card className="py-2">
      <DefinitionList
        spacing="dense"
        rows={[
          {
            id: 'rate',
            label: t('deposits.rateNow'),
            value: rateText(currency, quantity(rateToUsd)),
          },
          {
            id: 'credit',
            label: t('deposits.creditAbout'),
            value: credit === undefined ? '—' : `${money(credit)} USD`,
            weight: 'total',
          },
        ]}
      />
      <p className="pt-1 text-caption text-text3">{t('deposits.rateFixedLater')}</p>
    </Card>
  )
}
