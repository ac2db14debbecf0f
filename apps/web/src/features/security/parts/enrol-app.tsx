// Setting an authenticator app up: the login password, then its key as picture and text, then a
// code of it with the second proof of before.

import { Button } from '@fairtick/ui/button'
import { CodeField } from '@fairtick/ui/code-field'
import { CopyButton } from '@fairtick/ui/copy-button'
import type { CallResult } from '@fairtick/wire/api-contract'
import { isCode } from '@fairtick/wire/field-rules'
import { useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { foundProblems, requiredProblem } from '../../../platform/field-check.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { proofProblem } from '../../../platform/proof-text.ts'
import { QrPicture } from '../../../platform/qr-picture.tsx'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'
import { SecretField } from '../../session/public.ts'
import { useFactors } from '../use-factors.ts'
import { SecondProof } from './second-proof.tsx'

const QR_PX = 200
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
      <AppKey begun={begun} />
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

function AppKey({ begun: { secret, uri, expiresIn } }: { begun: Begun }) {
  const t = useText()
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="text-center text-dense text-text2">{t('security.scan')}</p>
      <QrPicture text={uri} label={t('security.qrLabel')} sizePx={QR_PX} />
      <a
        href={uri}
        className="target inline-flex items-center rounded-sm px-2 text-dense font-semibold text-primary"
      >
        {t('security.openInApp')}
      </a>
      <p className="text-dense text-text2">{t('security.keyText')}</p>
      <div className="flex w-full items-center gap-1 rounded-md bg-surface-2 ps-3.5">
        <span translate="no" className="font-number min-w-0 flex-1 py-2 text-dense text-text">
          {grouped(secret)}
        </span>
        <CopyButton text={secret} label={t('security.copyKey')} copiedLabel={t('shell.copied')} />
      </div>
      <p className="text-caption text-text3">
        {t('security.keyValid', { minutes: Math.round(expiresIn / 60) })}
      </p>
    </div>
  )
}

/** In fours, as one reads it out and types it. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
