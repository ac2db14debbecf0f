// Registering in two steps, then straight in, with the practice account explained.

import { Card } from '@fairtick/ui/card'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../platform/client-instance.ts'
import { type User, useClientState } from '../../platform/client-state.ts'
import { FormFailure } from '../../platform/form-failure.tsx'
import { useText } from '../../platform/i18n.ts'
import { useSearchTexts } from '../../platform/navigation.ts'
import { hrefOf } from '../../platform/paths.ts'
import { useCheckedForm } from '../../platform/use-checked-form.ts'
import { readAgreementVersion } from '../../shell/agreement-sheet.tsx'
import { LossWarning } from '../../shell/loss-warning.tsx'
import { PublicScreen } from '../../shell/public-screen.tsx'
import { beginSignedIn } from './begin-signed-in.ts'
import { AuthActions } from './parts/auth-actions.tsx'
import { ContactStep } from './parts/contact-step.tsx'
import { ProfileStep } from './parts/profile-step.tsx'
import { StepsBar } from './parts/steps-bar.tsx'
import { Welcome } from './parts/welcome.tsx'
import {
  CONTACT_FIELDS,
  checkRegister,
  emptyRegister,
  type RegisterForm,
  type RegisterStep,
  registerRequest,
  stepOfField,
} from './register-form.ts'
import { useCodeRequest } from './use-code-request.ts'
import { useDiallingCode } from './use-dialling-code.ts'

export function RegisterScreen() {
  const t = useText()
  const [user, setUser] = useState<User>()
  if (user === undefined) return <RegisterForms onDone={setUser} />
  return (
    <PublicScreen title={t('session.welcomeTitle')} back="hidden">
      <Welcome user={user} />
    </PublicScreen>
  )
}

function RegisterForms({ onDone }: { onDone: (user: User) => void }) {
  const t = useText()
  const { invite } = useSearchTexts()
  const [step, setStep] = useState<RegisterStep>('contact')
  const request = useCodeRequest('register')
  const country = useDiallingCode()
  const form = useCheckedForm<RegisterForm>({
    defaultValues: emptyRegister(invite ?? ''),
    check: checkRegister(country),
    fieldOfRefusal: { code_wrong: 'code', invite_code_unknown: 'inviteCode' },
    onComplaint: (field) => flushSync(() => setStep(stepOfField(field))),
  })

  const sendCode = async () => {
    if (!form.passes(['email'])) return
    await form.attempt(async () => {
      const { shownCode } = await request.send(form.values.email.trim())
      if (shownCode !== undefined) form.set('code', shownCode)
    })
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (form.passes(CONTACT_FIELDS)) setStep('profile')
  }
  const register = form.submit(async (values) => {
    const body = {
      ...registerRequest(values, country, request.sent?.challenge),
      agreementVersion: readAgreementVersion(),
    }
    const signedIn = await call('register', { body })
    beginSignedIn(signedIn)
    useClientState.setState({ firstStep: 1 })
    onDone(signedIn.user)
  })
  const failureText = (
    <FormFailure
      failure={form.failure}
      unanswered={step === 'profile' ? t('session.registerUnknown') : undefined}
    />
  )
  return (
    <PublicScreen title={t('session.registerTitle')} actions={<AuthActions />}>
      <div className="flex flex-col gap-4 px-gutter pt-3 pb-10">
        <StepsBar
          step={step === 'contact' ? 1 : 2}
          titles={[t('session.stepContact'), t('session.stepProfile')]}
        />
        <LossWarning />
        <Card>
          <form
            noValidate
            onSubmit={step === 'contact' ? goOn : register}
            className="flex flex-col gap-4"
          >
            {step === 'contact' ? (
              <ContactStep form={form} request={request} onSend={() => void sendCode()} />
            ) : (
              <ProfileStep form={form} invitedBy={invite} failure={failureText} />
            )}
            {step === 'contact' && failureText}
          </form>
        </Card>
        <a
          href={hrefOf('/pages/login')}
          className="target inline-flex items-center self-center rounded-sm px-2 text-dense text-primary"
        >
          {t('session.haveAccount')}
        </a>
      </div>
    </PublicScreen>
  )
}
