// Setting an authenticator app up: the login password, then its key as picture and text, then a
// code of it with the second proof of before.

import { Button } from '@fairtick/ui/button'
import { CodeField } from '@fairtick/ui/code-field'
import type { CallResult } from '@fairtick/wire/api-contract'
import { isCode } from '@fairtick/wire/field-rules'
import { useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { foundProblems, requiredProblem } from '../../../platform/field-check.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { proofProblem } from '../../../platform/proof-text.ts'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'
import { SecretField } from '../../session/public.ts'
import { useFactors } from '../use-factors.ts'
import { AppKey } from './app-key.tsx'
import { SecondProof } from './second-proof.tsx'

const CODE_DIGITS = 6

export type EnrolAppProps = {
  security: CallResult<'security'>
  onDone: (codes: readonly string[]) => void
}

type Begun = CallResult<'startTotp'>

export function EnrolApp(props: EnrolAppProps) {
  const [begun, setBegun] = useState<Begun>()
  return begun === undefined ? (
    <PasswordFirst onBegun={setBegun} />
  ) : (
    <ConfirmApp {...props} begun={begun} />
  )
}

function PasswordFirst({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const t = useText()
  const form = useCheckedForm({
    defaultValues: { password: '' },
    check: ({ password }) => foundProblems({ password: requiredProblem(password) }),
    fieldOfRefusal: { password_wrong: 'password' },
  })
  const begin = form.submit(async ({ password: loginPassword }) => {
    onBegun(await call('startTotp', { body: { loginPassword } }))
  })
  return (
    <form noValidate onSubmit={begin} className="flex flex-col gap-4">
      <p className="text-dense text-text2">{t('security.appText')}</p>
      <SecretField
        {...form.text('password')}
        label={t('settings.loginPassword')}
        error={form.errorOf('password')}
        autoComplete="current-password"
      />
      <FormFailure failure={form.failure} />
      <Button type="submit" size="large" block busy={form.isSending}>
        {t('session.next')}
      </Button>
    </form>
  )
}

function ConfirmApp({ begun, security, onDone }: EnrolAppProps & { begun: Begun }) {
  const t = useText()
  const { confirmApp } = useFactors()
  const form = useCheckedForm({
    defaultValues: { code: '', otp: '' },
    check: ({ code, otp }) =>
      foundProblems<{ code: string; otp: string }>({
        code: isCode(code) ? undefined : 'code',
        otp: proofProblem(otp),
      }),
    fieldOfRefusal: { otp_wrong: 'otp', otp_required: 'otp' },
  })
  const confirm = form.submit(async (values) => onDone(await confirmApp(values)))
  const { name, value, onBlur, ref } = form.text('code')
  return (
    <form noValidate onSubmit={confirm} className="flex flex-col gap-5">
      <AppKey secret={begun.secret} uri={begun.uri}>
        <p className="text-caption text-text3">
          {t('security.keyValid', { minutes: Math.round(begun.expiresIn / 60) })}
        </p>
      </AppKey>
      <CodeField
        {...{ name, value, onBlur, ref }}
        onChange={(code) => form.set('code', code)}
        label={t('security.appCodeNow')}
        length={CODE_DIGITS}
        error={form.errorOf('code')}
      />
      <SecondProof form={form} kinds={security.secondProofs} purpose="security" />
      <FormFailure failure={form.failure} unanswered={t('security.unknown')} />
      <Button type="submit" size="large" block busy={form.isSending}>
        {t('security.startApp')}
      </Button>
    </form>
  )
}
