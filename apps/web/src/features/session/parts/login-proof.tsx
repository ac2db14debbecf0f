// The second step of logging in: a code of the app, a passkey or a recovery code.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { CodeField } from '@fairtick/ui/code-field'
import { arePasskeysPossible } from '@fairtick/ui/passkeys'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { foundProblems } from '../../../platform/field-check.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { firstWay, proofProblem } from '../../../platform/proof-text.ts'
import { RecoveryField } from '../../../platform/recovery-field.tsx'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'
import { beginSignedIn } from '../begin-signed-in.ts'
import { LostAccessLink } from './lost-access-link.tsx'
import { PasskeyLogin } from './passkey-login.tsx'

const CODE_DIGITS = 6

export type LoginProofProps = {
  /** What was right already. */
  credentials: { readonly phone: string; readonly password: string }
  /** What the account has, as the server said it. */
  methods: readonly string[]
  onBack: () => void
}

export function LoginProof({ credentials, methods, onBack }: LoginProofProps) {
  const t = useText()
  const passkeys = arePasskeysPossible() ? 'possible' : 'impossible'
  const [way, setWay] = useState(() => firstWay(methods, passkeys))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const form = useCheckedForm({
    defaultValues: { otp: '' },
    check: ({ otp }) => foundProblems<{ otp: string }>({ otp: proofProblem(otp) }),
    fieldOfRefusal: { otp_wrong: 'otp' },
  })
  const logIn = form.submit(async ({ otp }) => {
    beginSignedIn(await call('login', { body: { ...credentials, otp } }))
  })
  const change = (next: typeof way) => {
    form.set('otp', '')
    setWay(next)
  }
  const { name, value, onBlur, ref } = form.text('otp')
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-title font-semibold text-text outline-none">
          {t('proof.loginTitle')}
        </h2>
        <p className="pt-1 text-dense text-text2">{t('proof.loginText')}</p>
      </div>
      {methods.includes('passkey') && passkeys === 'possible' && (
        <PasskeyLogin tone={way === 'passkey' ? 'primary' : 'outline'} />
      )}
      {way === 'passkey' && passkeys === 'impossible' && (
        <p className="text-dense text-warn">{t('proof.impossible')}</p>
      )}
      {(way === 'app' || way === 'recovery') && (
        <form noValidate onSubmit={logIn} className="flex flex-col gap-4">
          {way === 'app' ? (
            <CodeField
              {...{ name, value, onBlur, ref }}
              onChange={(code) => form.set('otp', code)}
              label={t('proof.appCode')}
              length={CODE_DIGITS}
              error={form.errorOf('otp')}
            />
          ) : (
            <RecoveryField {...form.text('otp')} error={form.errorOf('otp')} />
          )}
          <FormFailure failure={form.failure} />
          <Button type="submit" size="large" block busy={form.isSending}>
            {t('session.loginTitle')}
          </Button>
        </form>
      )}
      <div className="-mx-2 flex flex-wrap justify-between gap-x-2">
        <Button tone="quiet" className="px-2" onClick={onBack}>
          {t('proof.otherAccount')}
        </Button>
        {way !== 'recovery' && methods.includes('recovery') && (
          <Button tone="quiet" className="px-2" onClick={() => change('recovery')}>
            {t('proof.useRecovery')}
          </Button>
        )}
        {way === 'recovery' && methods.includes('totp') && (
          <Button tone="quiet" className="px-2" onClick={() => change('app')}>
            {t('proof.useApp')}
          </Button>
        )}
      </div>
      <LostAccessLink />
    </Card>
  )
}
