// Name and number, as they are printed on the document.

import { TextField } from '@fairtick/ui/text-field'
import { ID_NUMBER_MAX } from '@fairtick/wire/identity-rules'
import { fieldProblemText } from '../../../platform/field-problem-text.ts'
import { useText } from '../../../platform/i18n.ts'
import { useIdentityDraft } from '../identity-draft.ts'
import type { PartProps } from './part-props.ts'

const NAME_MAX = 80

export function DetailsPart({ identity: { fields }, draft, missing, disabled }: PartProps) {
  const t = useText()
  const required = fieldProblemText('required', t)
  return (
    <>
      {fields.includes('name') && (
        <TextField
          label={t('identity.name')}
          hint={t('identity.nameHint')}
          error={missing.includes('name') ? required : undefined}
          autoComplete="name"
          maxLength={NAME_MAX}
          value={draft.name}
          disabled={disabled}
          onChange={({ target }) => useIdentityDraft.setState({ name: target.value })}
        />
      )}
      {fields.includes('idNumber') && (
        <TextField
          label={t('identity.number')}
          hint={t('identity.numberHint')}
          error={missing.includes('idNumber') ? required : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={ID_NUMBER_MAX}
          value={draft.idNumber}
          disabled={disabled}
          onChange={({ target }) => useIdentityDraft.setState({ idNumber: target.value })}
        />
      )}
    </>
  )
}
