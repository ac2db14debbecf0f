// Asking, once, that another reviewer look at what was declined for good; then customer service.

import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { type Identity, takeIdentity } from '../identity-query.ts'

export function AppealPart({ appeal }: Pick<Identity, 'appeal'>) {
  const t = useText()
  if (appeal === 'possible') return <AppealForm />
  if (appeal !== 'used') return null
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-dense text-text">{t('identity.appealUsed')}</p>
      <ButtonLink tone="outline" block href={hrefOf('/pages/user/kefu')}>
        {t('identity.support')}
      </ButtonLink>
    </Card>
  )
}

const TEXT_MAX = 1_000

function AppealForm() {
  const t = useText()
  const id = useId()
  const [text, setText] = useState('')
  // The same again can have only one outcome.
  const [idempotencyKey] = useState(newIdempotencyKey)
  const sending = useMutation({
    mutationFn: (body: { text: string }) => call('appealIdentity', { body }, { idempotencyKey }),
    onSuccess: takeIdentity,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !sending.isPending) sending.mutate({ text: text.trim() })
  }
  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <h2 className="text-body font-semibold text-text">{t('identity.appealTitle')}</h2>
        <p className="text-dense text-text2">{t('identity.appealText')}</p>
        <label htmlFor={id} className="text-dense text-text">
          {t('identity.appealLabel')}
        </label>
        <textarea
          id={id}
          rows={5}
          maxLength={TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="w-full rounded-md border border-border bg-surface px-3.5 py-2.5 text-body text-text"
        />
        <FormFailure failure={sending.error ?? undefined} unanswered={t('identity.unknown')} />
        <Button
          type="submit"
          size="large"
          block
          busy={sending.isPending}
          disabled={text.trim() === ''}
        >
          {t('identity.appealSend')}
        </Button>
      </form>
    </Card>
  )
}
