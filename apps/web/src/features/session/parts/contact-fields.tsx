// Phone and e-mail, by which an account is made and found.

import { TextField } from '@fairtick/ui/text-field'
import { useText } from '../../../platform/i18n.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import { PhoneField } from './phone-field.tsx'

type Contact = { phone: string; email: string }

export type ContactFieldsProps = {
  form: Pick<CheckedForm<Contact>, 'text' | 'set' | 'errorOf'>
}

export function ContactFields({ form }: ContactFieldsProps) {
  const t = useText()
  return (
    <>
      <PhoneField
        input={form.text('phone')}
        onChange={(phone) => form.set('phone', phone)}
        error={form.errorOf('phone')}
        autoComplete="tel"
      />
      <TextField
        {...form.text('email')}
        label={t('session.email')}
        error={form.errorOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
    </>
  )
}
