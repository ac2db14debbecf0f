// One passkey: another name, or out of use.

import { Button } from '@fairtick/ui/button'
import { TextField } from '@fairtick/ui/text-field'
import { useToast } from '@fairtick/ui/toast'
import type { CallResult } from '@fairtick/wire/api-contract'
import { PASSKEY_NAME_MAX } from '@fairtick/wire/field-rules'
import { useState } from 'react'
import { foundProblems, requiredProblem } from '../../../platform/field-check.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'
import { useFactors } from '../use-factors.ts'
import { ReauthAction } from './reauth-action.tsx'

export type EditPasskeyProps = {
  security: CallResult<'security'>
  passkey: CallResult<'security'>['passkeys'][number]
  onDone: (codes: readonly string[]) => void
}

export function EditPasskey(props: EditPasskeyProps) {
  const t = useText()
  const [isRemoving, setIsRemoving] = useState(false)
  if (isRemoving) return <RemovePasskey {...props} />
  return (
    <div className="flex flex-col gap-4">
      <RenamePasskey passkey={props.passkey} />
      <Button tone="quiet" block className="text-danger" onClick={() => setIsRemoving(true)}>
        {t('security.removePasskey')}
      </Button>
    </div>
  )
}

function RenamePasskey({ passkey: { id, name } }: Pick<EditPasskeyProps, 'passkey'>) {
  const t = useText()
  const showToast = useToast()
  const { renamePasskey } = useFactors()
  const form = useCheckedForm({
    defaultValues: { name },
    check: (values) => foundProblems<typeof values>({ name: requiredProblem(values.name) }),
  })
  const save = form.submit(async (values) => {
    await renamePasskey({ id, name: values.name.trim() })
    showToast({ text: t('security.nameSaved'), tone: 'success' })
  })
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <TextField
        {...form.text('name')}
        label={t('security.passkeyName')}
        hint={t('security.nameHint')}
        error={form.errorOf('name')}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
      />
      <FormFailure failure={form.failure} />
      <Button type="submit" block busy={form.isSending}>
        {t('security.saveName')}
      </Button>
    </form>
  )
}

function RemovePasskey({ security, passkey, onDone }: EditPasskeyProps) {
  const t = useText()
  const { removePasskey } = useFactors()
  return (
    <ReauthAction
      security={security}
      text={t('security.removePasskeyText')}
      confirm={t('security.removePasskey')}
      tone="danger"
      act={(proof) => removePasskey(passkey.id, proof)}
      onDone={onDone}
    />
  )
}
