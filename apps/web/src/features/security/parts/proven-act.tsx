// An act that needs nothing but the two proofs, such as taking the app out of use.

import type { ButtonProps } from '@fairtick/ui/button'
import type { CallResult } from '@fairtick/wire/contract'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'
import { checkProven, EMPTY_PROOF, PROOF_REFUSALS, type ProvenValues } from '../proven-form.ts'
import { ProvenForm } from './proven-form.tsx'

export type ProvenActProps = {
  security: CallResult<'security'>
  text: string
  confirm: string
  tone?: ButtonProps['tone']
  act: (proof: ProvenValues) => Promise<readonly string[]>
  onDone: (codes: readonly string[]) => void
}

export function ProvenAct({ security, text, confirm, tone, act, onDone }: ProvenActProps) {
  const form = useCheckedForm({
    defaultValues: EMPTY_PROOF,
    check: checkProven,
    fieldOfRefusal: PROOF_REFUSALS,
  })
  const submit = form.submit(async (proof) => onDone(await act(proof)))
  return (
    <ProvenForm form={form} security={security} onSubmit={submit} confirm={confirm} tone={tone}>
      <p className="text-dense text-text2">{text}</p>
    </ProvenForm>
  )
}
