// A forgotten password: name the account, then code and new password, then back to the login.

import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../platform/client-instance.ts'
import { FormFailure } from '../../platform/form-failure.tsx'
import { useText } from '../../platform/i18n.ts'
import { hrefOf } from '../../platform/paths.ts'
import { leaveSession } from '../../platform/session.ts'
import { type CheckedForm, useCheckedForm } from '../../platform/use-checked-form.ts'
import { PublicScreen } from '../../shell/public-screen.tsx'
import {
  checkFindPassword,
  EMPTY_FIND_PASSWORD,
  type FindPasswordForm,
  findPasswordRequest,
} from './find-password-form.ts'
import { AuthActions } from './parts/auth-actions.tsx'
import { CodeEntry } from './parts/code-entry.tsx'
import { ContactFields } from './parts/contact-fields.tsx'
import { LostAccessLink } from './parts/lost-access-link.tsx'
import { NewPasswordFields } from './parts/new-password-fields.tsx'
import { type CodeRequest, useCodeRequest } from './use-code-request.ts'
import { useDiallingCode } from './use-dialling-code.ts'

export function FindPasswordScreen() {
  const t = useText()
  const [isDone, setIsDone] = useState(false)
  return (
    <PublicScreen title={t('session.findTitle')} actions={<AuthActions />}>
      {isDone ? <Done /> : <FindPasswordForms onDone={() => setIsDone(true)} />}
    </PublicScreen>
  )
}

const ACCOUNT_FIELDS = ['phone', 'email'] as const

function FindPasswordForms({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [step, setStep] = useState<'account' | 'password'>('account')
  const request = useCodeRequest('resetpassword')
  const country = useDiallingCode()
  const form = useCheckedForm<FindPasswordForm>({
    defaultValues: EMPTY_FIND_PASSWORD,
    check: checkFindPassword(country),
    fieldOfRefusal: { code_wrong: 'code' },
    onComplaint: (field) => {
      const isAccountField = (ACCOUNT_FIELDS as readonly string[]).includes(field)
      flushSync(() => setStep(isAccountField ? 'account' : 'password'))
    },
  })

  const sendCode = () =>
    form.attempt(async () => {
      await request.send(form.values.email.trim())
      setStep('password')
    })
  const goOn = async (event: FormEvent) => {
    event.preventDefault()
    if (form.passes(ACCOUNT_FIELDS)) await sendCode()
  }
  const setPassword = form.submit(async (values) => {
    const body = findPasswordRequest(values, country, request.sent?.challenge)
    await call('findPassword', { body })
    leaveSession()
    onDone()
  })
  return (
    <div className="flex flex-col gap-4 px-gutter pt-3 pb-10">
      {step === 'account' && <p className="text-dense text-text2">{t('session.findIntro')}</p>}
      <Card>
        <form
          noValidate
          onSubmit={step === 'account' ? goOn : setPassword}
          className="flex flex-col gap-4"
        >
          {step === 'account' ? (
            <ContactFields form={form} />
          ) : (
            <NewPassword form={form} request={request} onResend={() => void sendCode()} />
          )}
          <FormFailure failure={form.failure} />
          <Button type="submit" size="large" block busy={form.isSending}>
            {t(step === 'account' ? 'session.sendCode' : 'session.setPassword')}
          </Button>
        </form>
      </Card>
      <LostAccessLink />
    </div>
  )
}

type NewPasswordProps = {
  form: CheckedForm<FindPasswordForm>
  request: CodeRequest
  onResend: () => void
}

function NewPassword({ form, request, onResend }: NewPasswordProps) {
  return (
    <>
      {request.sent !== undefined && (
        <CodeEntry
          form={form}
          request={request}
          sent={request.sent}
          onResend={onResend}
          certainty="maybe"
        />
      )}
      <input type="text" autoComplete="username" value={form.values.phone} readOnly hidden />
      <NewPasswordFields
        password={{ ...form.text('password'), error: form.errorOf('password') }}
        repeat={{ ...form.text('repeatPassword'), error: form.errorOf('repeatPassword') }}
      />
    </>
  )
}

function Done() {
  const t = useText()
  return (
    <EmptyState
      icon={<CircleCheck className="text-success" />}
      action={
        <ButtonLink href={hrefOf('/pages/login')} size="large">
          {t('session.loginTitle')}
        </ButtonLink>
      }
    >
      <strong className="mb-1 block text-body text-text">{t('session.findDoneTitle')}</strong>
      {t('session.findDoneText')}
    </EmptyState>
  )
}
