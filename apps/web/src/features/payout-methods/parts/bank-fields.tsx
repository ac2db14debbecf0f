// The details that a way to the bank asks for, each with the keyboard that types it.

import { TextField } from '@fairtick/ui/text-field'
import { useText } from '../../../platform/i18n.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import { hintOf, labelOf } from '../bank-field-words.ts'
import type { BankForm, BankWay } from '../bank-form.ts'

export type BankFieldsProps = { way: BankWay; form: CheckedForm<BankForm> }

export function BankFields({ way, form }: BankFieldsProps) {
  const t = useText()
  return way.fields.map((rule) => (
    <TextField
      key={rule.name}
      {...form.text(rule.name)}
      label={labelOf(rule, t)}
      labelEnd={rule.required ? undefined : t('payout.optional')}
      hint={hintOf(rule, t)}
      error={form.errorOf(rule.name)}
      {...KEYBOARDS[rule.kind]}
      autoComplete={rule.name === 'accountName' ? 'name' : 'off'}
      autoCorrect="off"
      spellCheck={false}
      translate="no"
    />
  ))
}

const KEYBOARDS = {
  name: {},
  digits: { inputMode: 'numeric' },
  bic: { autoCapitalize: 'characters' },
  ifsc: { autoCapitalize: 'characters' },
  account: { autoCapitalize: 'characters' },
} as const
