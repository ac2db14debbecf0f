// An act that needs nothing but the two proofs, such as taking the app out of use.

import type { ButtonProps } from '@fairtick/ui/button'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'
import { checkReauth, EMPTY_PROOF, PROOF_REFUSALS, type ReauthValues } from '../reauth-form.ts'
import { ReauthForm } from './reauth-form.tsx'

export type ReauthActionProps = {
  security: CallResult<'security'>
  text: string
  confirm: string
  tone?: ButtonProps['tone']
  act: (proof: ReauthValues) => Promise<readonly string[]>
  onDone: (codes: readonly string[]) => void
}

export function ReauthAction({ security, text, confirm, tone, act, onDone }: ReauthActionProps) {
  const form = useCheckedForm({
    defaultValues: EMPTY_PROOF,
    check: checkReauth,
    fieldOfRefusal: PROOF_REFUSALS,
  })
  const submit = form.submit(async (proof) => onDone(await act(proof)))
  return (
    <ReauthForm form={form} security={security} onSubmit={submit} confirm={confirm} tone={tone}>
      <p className="text-dense text-text2">{text}</p>
    </ReauthForm>
  )
}
