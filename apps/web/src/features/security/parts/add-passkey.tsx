// Adding a passkey: a name, the two proofs, then the browser asks for finger, face or PIN.

import { deviceNameOf } from '@fairtick/ui/device-name'
import { TextField } from '@fairtick/ui/text-field'
import type { CallResult } from '@fairtick/wire/api-contract'
import { PASSKEY_NAME_MAX } from '@fairtick/wire/field-rules'
import { foundProblems, requiredProblem } from '../../../platform/field-check.ts'
import { useText } from '../../../platform/i18n.ts'
import { type CheckedForm, useCheckedForm } from '../../../platform/use-checked-form.ts'
import { checkReauth, EMPTY_PROOF, PROOF_REFUSALS, type ReauthValues } from '../reauth-form.ts'
import { useFactors } from '../use-factors.ts'
import { ReauthForm } from './reauth-form.tsx'

type Values = ReauthValues & { name: string }

export type AddPasskeyProps = {
  security: CallResult<'security'>
  onDone: (codes: readonly string[]) => void
}

export function AddPasskey({ security, onDone }: AddPasskeyProps) {
  const t = useText()
  const { addPasskey } = useFactors()
  const device = deviceNameOf(navigator.userAgent)
  const form: CheckedForm<Values> = useCheckedForm<Values>({
    defaultValues: { ...EMPTY_PROOF, name: device ? t('settings.deviceOn', device) : '' },
    check: (values) => ({
      ...foundProblems<Values>({ name: requiredProblem(values.name) }),
      ...checkReauth(values),
    }),
    fieldOfRefusal: PROOF_REFUSALS,
  })
  const add = form.submit(async ({ name, ...proof }) => onDone(await addPasskey(name, proof)))
  return (
    <ReauthForm form={form} security={security} onSubmit={add} confirm={t('security.makePasskey')}>
      <TextField
        {...form.text('name')}
        label={t('security.passkeyName')}
        hint={t('security.nameHint')}
        error={form.errorOf('name')}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
      />
    </ReauthForm>
  )
}
