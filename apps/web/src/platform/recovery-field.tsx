// The field for a recovery code: at the login and wherever a second proof is asked for.

import { TextField } from '@fairtick/ui/text-field'
import type { ComponentProps } from 'react'
import { useText } from './i18n.ts'

type Field = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'onBlur' | 'onChange' | 'ref'
>

export function RecoveryField({ error, ...field }: Field & { error: string | undefined }) {
  const t = useText()
  return (
    <TextField
      {...field}
      label={t('proof.recoveryCode')}
      hint={t('proof.recoveryHint')}
      error={error}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      translate="no"
    />
  )
}
