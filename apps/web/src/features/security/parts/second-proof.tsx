// The second proof in a form: a code by mail, of the app, a passkey or a recovery code, by what
// the account has.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { CodeField } from '@fairtick/ui/code-field'
import { arePasskeysPossible } from '@fairtick/ui/passkeys'
import { useQuery } from '@tanstack/react-query'
import { Check, FingerprintPattern } from 'lucide-react'
import { useState } from 'react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { firstWay, type ProofWay } from '../../../platform/proof-text.ts'
import { RecoveryField } from '../../../platform/recovery-field.tsx'
import { userQuery } from '../../../platform/shared-queries.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import { CodeEntry, SendCodeButton, useCodeRequest } from '../../session/public.ts'
import { passkeyProblemKey } from '../passkey-problem-key.ts'
import { useProvePasskey } from '../use-prove-passkey.ts'

const CODE_DIGITS = 6

export type ProofPurpose = 'security' | 'bank' | 'withdraw'

type ReauthForm = Pick<
  CheckedForm<{ otp: string }>,
  'values' | 'text' | 'set' | 'errorOf' | 'attempt' | 'isSending'
>

export type SecondProofProps = {
  /** A form with the field `otp`; judge it with `proofProblem`. */
  form: ReauthForm
  /** `secondProofs` of the call `security`. */
  kinds: readonly string[]
  purpose: ProofPurpose
}

export function SecondProof({ form, kinds: all, purpose }: SecondProofProps) {
  // A recovery code holds withdrawals up: it cannot make one.
  const kinds = all.filter((kind) => kind !== 'recovery' || purpose !== 'withdraw')
  const passkeys = arePasskeysPossible() ? 'possible' : 'impossible'
  const [way, setWay] = useState(() => firstWay(kinds, passkeys))
  const change = (next: ProofWay) => {
    form.set('otp', '')
    setWay(next)
  }
  return (
    <div className="flex flex-col gap-1">
      {way === 'mail' && <MailProof form={form} purpose={purpose} />}
      {way === 'app' && <AppProof form={form} />}
      {way === 'passkey' && <PasskeyProof form={form} purpose={purpose} />}
      {way === 'recovery' && <RecoveryField {...form.text('otp')} error={form.errorOf('otp')} />}
      <OtherWays kinds={kinds} way={way} onChange={change} />
    </div>
  )
}

function MailProof({ form, purpose }: Pick<SecondProofProps, 'form' | 'purpose'>) {
  const t = useText()
  const { data: user } = useQuery(userQuery)
  const request = useCodeRequest(purpose)
  const send = () =>
    form.attempt(async () => {
      const { shownCode } = await request.send(user?.email ?? '')
      form.set('otp', shownCode ?? '')
    })
  if (request.sent === undefined) {
    return (
      <>
        <p className="break-words pb-1.5 text-caption text-text3">
          {t('proof.mailHint', { email: user?.email ?? '' })}
        </p>
        <SendCodeButton request={request} onPress={() => void send()} look="first" />
        <FieldError text={form.errorOf('otp')} />
      </>
    )
  }
  const codeForm = {
    text: () => form.text('otp'),
    set: (_: 'code', code: string) => form.set('otp', code),
    errorOf: () => form.errorOf('otp'),
  }
  return (
    <CodeEntry
      form={codeForm}
      request={request}
      sent={request.sent}
      onResend={() => void send()}
      certainty="sent"
    />
  )
}

function AppProof({ form }: Pick<SecondProofProps, 'form'>) {
  const t = useText()
  const { name, value, onBlur, ref } = form.text('otp')
  return (
    <CodeField
      {...{ name, value, onBlur, ref }}
      onChange={(code) => form.set('otp', code)}
      label={t('proof.appCode')}
      length={CODE_DIGITS}
      error={form.errorOf('otp')}
    />
  )
}

function PasskeyProof({ form, purpose }: Pick<SecondProofProps, 'form' | 'purpose'>) {
  const t = useText()
  const { prove, problem, isAsking } = useProvePasskey(purpose, (otp) => form.set('otp', otp))
  if (form.values.otp !== '') {
    return (
      <Banner tone="success" look="card" icon={<Check />}>
        {t('proof.passkeyDone')}
      </Banner>
    )
  }
  if (!arePasskeysPossible()) {
    return (
      <Banner tone="warn" look="card" live="none">
        {t('proof.impossible')}
      </Banner>
    )
  }
  const said = passkeyProblemKey(problem)
  return (
    <>
      <Button tone="outline" block busy={isAsking} icon={<FingerprintPattern />} onClick={prove}>
        {t('proof.usePasskey')}
      </Button>
      <FieldError
        text={said === undefined ? form.errorOf('otp') && t('proof.confirmFirst') : t(said)}
      />
      {said === undefined && <FormFailure failure={problem ?? undefined} />}
    </>
  )
}

type OtherWaysProps = {
  kinds: readonly string[]
  way: ProofWay
  onChange: (way: ProofWay) => void
}

function OtherWays({ kinds, way, onChange }: OtherWaysProps) {
  const t = useText()
  const others = [
    { way: 'app', text: t('proof.useApp'), isThere: kinds.includes('totp') },
    {
      way: 'passkey',
      text: t('proof.usePasskey'),
      isThere: kinds.includes('passkey') && arePasskeysPossible(),
    },
    { way: 'recovery', text: t('proof.useRecovery'), isThere: kinds.includes('recovery') },
  ] as const
  return (
    <div className="flex flex-wrap justify-end">
      {others.map((other) =>
        other.isThere && other.way !== way ? (
          <Button
            key={other.way}
            tone="quiet"
            className="-me-2 px-2"
            onClick={() => onChange(other.way)}
          >
            {other.text}
          </Button>
        ) : undefined,
      )}
    </div>
  )
}

function FieldError({ text }: { text: string | undefined }) {
  if (text === undefined || text === '') return null
  return (
    <p role="alert" className="pt-1 text-caption text-danger">
      {text}
    </p>
  )
}
