// Two steps: whose account, what was lost and where its owner can be reached; then the code that
// proves that address.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { Checkbox } from '@fairtick/ui/checkbox'
import { TextField } from '@fairtick/ui/text-field'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../platform/client-instance.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { type CheckedForm, useCheckedForm } from '../../../platform/use-checked-form.ts'
import {
  CodeEntry,
  PhoneField,
  SecretField,
  useCodeRequest,
  useDiallingCode,
} from '../../session/public.ts'
import {
  ASK_FIELDS,
  type AskValues,
  askRequest,
  checkAsk,
  EMPTY_ASK,
  LOST_ROWS,
} from '../ask-form.ts'

export type AskFormProps = {
  onAsked: (asked: { readonly email: string; readonly pictures: string }) => void
}

export function AskForm({ onAsked }: AskFormProps) {
  const t = useText()
  const [step, setStep] = useState<'account' | 'code'>('account')
  const request = useCodeRequest('recovery')
  const country = useDiallingCode()
  const form = useCheckedForm<AskValues>({
    defaultValues: EMPTY_ASK,
    check: checkAsk(country),
    fieldOfRefusal: { code_wrong: 'code' },
    onComplaint: (field) => flushSync(() => setStep(field === 'code' ? 'code' : 'account')),
  })
  const sendCode = () =>
    form.attempt(async () => {
      await request.send(form.values.email.trim())
      setStep('code')
    })
  const goOn = async (event: FormEvent) => {
    event.preventDefault()
    if (form.passes(ASK_FIELDS)) await sendCode()
  }
  const ask = form.submit(async (values) => {
    const body = askRequest(values, country, request.sent?.challenge)
    const { pictures } = await call('askRecovery', { body })
    onAsked({ email: body.email, pictures })
  })
  return (
    <Card>
      <form noValidate onSubmit={step === 'account' ? goOn : ask} className="flex flex-col gap-4">
        {step === 'account' && <AccountFields form={form} />}
        {step === 'code' && request.sent !== undefined && (
          <CodeEntry
            form={form}
            request={request}
            sent={request.sent}
            onResend={() => void sendCode()}
            certainty="sent"
          />
        )}
        <FormFailure failure={form.failure} />
        <Button type="submit" size="large" block busy={form.isSending}>
          {t(step === 'account' ? 'session.sendCode' : 'recovery.ask')}
        </Button>
      </form>
    </Card>
  )
}

function AccountFields({ form }: { form: CheckedForm<AskValues> }) {
  const t = useText()
  return (
    <>
      <PhoneField
        input={form.text('phone')}
        onChange={(phone) => form.set('phone', phone)}
        error={form.errorOf('phone')}
        autoComplete="username"
      />
      <LostThings form={form} />
      {!form.values.password_lost && (
        <SecretField
          {...form.text('password')}
          label={t('session.password')}
          error={form.errorOf('password')}
          autoComplete="current-password"
        />
      )}
      <TextField
        {...form.text('email')}
        label={t('recovery.reachable')}
        hint={t('recovery.reachableHint')}
        error={form.errorOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextField {...form.text('note')} label={t('recovery.note')} maxLength={500} />
    </>
  )
}

function LostThings({ form }: { form: CheckedForm<AskValues> }) {
  const t = useText()
  const isMissing = form.errorOf('email_lost') !== undefined
  return (
    <fieldset className="flex flex-col">
      <legend className="pb-1 text-dense font-semibold text-text">{t('recovery.whatLost')}</legend>
      {LOST_ROWS.map(([thing, field], place) => (
        <Checkbox
          key={thing}
          {...form.tick(field)}
          label={t(NAMES[thing])}
          {...(isMissing && place === 0 ? { error: t('recovery.chooseOne') } : {})}
        />
      ))}
    </fieldset>
  )
}

const NAMES = {
  email: 'recovery.lostEmail',
  password: 'recovery.lostPassword',
  phone: 'recovery.lostPhone',
  factor: 'recovery.lostFactor',
  fund_password: 'recovery.lostFundPassword',
} as const satisfies Record<(typeof LOST_ROWS)[number][0], TextKey>
