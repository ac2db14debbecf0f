// A forgotten password: name the account, then code and new password, then back to the login.

import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { PasswordField } from '@fairtick/ui/password-field'
import { TextField } from '@fairtick/ui/text-field'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { PublicScreen } from '../../app/public-screen.tsx'
import { call } from '../../platform/client-instance.ts'
import { forgetUser } from '../../platform/client-state.ts'
import { FormFailure } from '../../platform/form-failure.tsx'
import { useText } from '../../platform/i18n.ts'
import { hrefOf } from '../../platform/paths.ts'
import { leaveSession } from '../../platform/session.ts'
import { type CheckedForm, useCheckedForm } from '../../platform/use-checked-form.ts'
import {
  checkFindPassword,
  EMPTY_FIND_PASSWORD,
  type FindPasswordForm,
  findPasswordRequest,
} from './find-password-form.ts'
import { CodeEntry } from './parts/code-entry.tsx'
import { DoorActions } from './parts/door-actions.tsx'
import { PasswordRuleList } from './parts/password-rule-list.tsx'
import { PhoneField } from './parts/phone-field.tsx'
import { SendCodeButton } from './parts/send-code-button.tsx'
import { type CodeRequest, useCodeRequest } from './use-code-request.ts'

export function FindPasswordScreen() {
  const t = useText()
  const [isDone, setIsDone] = useState(false)
  return (
    <PublicScreen title={t('session.findTitle')} actions={<DoorActions />}>
      {isDone ? <Done /> : <FindPasswordForms onDone={() => setIsDone(true)} />}
    </PublicScreen>
  )
}

const ACCOUNT_FIELDS = ['phone', 'email'] as const

function FindPasswordForms({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [step, setStep] = useState<'account' | 'password'>('account')
  const request = useCodeRequest('resetpassword')
  const form = useCheckedForm<FindPasswordForm>({
    defaultValues: EMPTY_FIND_PASSWORD,
    check: checkFindPassword,
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
    await call('findPassword', { body: findPasswordRequest(values) })
    leaveSession()
    forgetUser()
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
            <>
              <PhoneField
                input={form.text('phone')}
                onChange={(phone) => form.set('phone', phone)}
                hint={t('session.phoneSame')}
                error={form.errorOf('phone')}
                autoComplete="tel"
              />
              <TextField
                {...form.text('email')}
                label={t('session.email')}
                error={form.errorOf('email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
              />
            </>
          ) : (
            <NewPassword form={form} request={request} onResend={() => void sendCode()} />
          )}
          <FormFailure failure={form.failure} />
          <Button type="submit" size="large" block busy={form.isSending}>
            {t(step === 'account' ? 'session.sendCode' : 'session.setPassword')}
          </Button>
        </form>
      </Card>
    </div>
  )
}

type NewPasswordProps = {
  form: CheckedForm<FindPasswordForm>
  request: CodeRequest
  onResend: () => void
}

function NewPassword({ form, request, onResend }: NewPasswordProps) {
  const t = useText()
  const eye = { showLabel: t('session.showPassword'), hideLabel: t('session.hidePassword') }
  return (
    <>
      {request.sent !== undefined && (
        <div className="flex flex-col gap-1">
          <CodeEntry
            input={form.text('code')}
            onChange={(code) => form.set('code', code)}
            error={form.errorOf('code')}
            sent={request.sent}
            certainty="maybe"
          />
          <SendCodeButton request={request} onPress={onResend} look="again" />
        </div>
      )}
      <input type="text" autoComplete="username" value={form.values.phone} readOnly hidden />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...form.text('password')}
          {...eye}
          label={t('session.newPassword')}
          error={form.errorOf('password')}
          autoComplete="new-password"
        />
        <PasswordRuleList password={form.values.password} repeat={form.values.repeatPassword} />
      </div>
      <PasswordField
        {...form.text('repeatPassword')}
        {...eye}
        label={t('session.repeatPassword')}
        error={form.errorOf('repeatPassword')}
        autoComplete="new-password"
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
