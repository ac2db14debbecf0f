// The invitation code: from the link it stands fixed, with a way to change it.

import { Button } from '@fairtick/ui/button'
import { TextField } from '@fairtick/ui/text-field'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import type { RegisterForm } from '../register-form.ts'

export type InviteFieldProps = {
  checked: CheckedForm<RegisterForm>
  invitedBy: string | undefined
}

export function InviteField({ checked, invitedBy }: InviteFieldProps) {
  const t = useText()
  const { form, errorOf } = checked
  const [isChanging, setIsChanging] = useState(false)
  const isFixed = invitedBy !== undefined && !isChanging
  const change = () => {
    setIsChanging(true)
    form.setFocus('inviteCode', { shouldSelect: true })
  }
  return (
    <TextField
      {...form.register('inviteCode')}
      label={t('session.inviteCode')}
      hint={t(isFixed ? 'session.inviteFromLink' : 'session.inviteHint')}
      error={errorOf('inviteCode')}
      readOnly={isFixed}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      translate="no"
      prefix={isFixed ? <Lock aria-hidden="true" className="size-4.5" /> : undefined}
      suffix={
        isFixed ? (
          <Button tone="quiet" onClick={change} className="px-2.5">
            {t('session.change')}
          </Button>
        ) : undefined
      }
    />
  )
}
