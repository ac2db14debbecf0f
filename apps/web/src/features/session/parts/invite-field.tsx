// The invitation code: from the link it stands fixed, with a way to change it.

import { Button } from '@fairtick/ui/button'
import { TextField } from '@fairtick/ui/text-field'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import type { RegisterForm } from '../register-form.ts'

export type InviteFieldProps = {
  form: CheckedForm<RegisterForm>
  invitedBy: string | undefined
}

export function InviteField({ form, invitedBy }: InviteFieldProps) {
  const t = useText()
  const [isChanging, setIsChanging] = useState(false)
  const isFixed = invitedBy !== undefined && !isChanging
  const change = () => {
    setIsChanging(true)
    form.focus('inviteCode')
  }
  return (
    <TextField
      {...form.text('inviteCode')}
      label={t('session.inviteCode')}
      hint={t(isFixed ? 'session.inviteFromLink' : 'session.inviteHint')}
      error={form.errorOf('inviteCode')}
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
