// The login: phone and password, and the ways for who has no account or no password.

import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { arePasskeysPossible } from '@fairtick/ui/passkeys'
import { CallRefused } from '@fairtick/wire/client'
import { ShieldCheck } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { FormFailure } from '../../platform/form-failure.tsx'
import { speakMoney, useText } from '../../platform/i18n.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useNavigation, useSearchTexts } from '../../platform/navigation.ts'
import { hrefOf } from '../../platform/paths.ts'
import { retryDeadlineOf } from '../../platform/retry-deadline.ts'
import { useToken } from '../../platform/session.ts'
import { useCheckedForm } from '../../platform/use-checked-form.ts'
import { useCountdown, waitText } from '../../platform/use-countdown.ts'
import { LossWarning } from '../../shell/loss-warning.tsx'
import { PublicScreen } from '../../shell/public-screen.tsx'
import { beginSignedIn } from './begin-signed-in.ts'
import { checkLogin, EMPTY_LOGIN, loginRequest } from './login-form.ts'
import { AuthActions } from './parts/auth-actions.tsx'
import { Brand } from './parts/brand.tsx'
import { LanguageSuggestion } from './parts/language-suggestion.tsx'
import { LostAccessLink } from './parts/lost-access-link.tsx'
import { PasskeyLogin } from './parts/passkey-login.tsx'
import { PhoneField } from './parts/phone-field.tsx'
import { SecretField } from './parts/secret-field.tsx'
import { useDiallingCode } from './use-dialling-code.ts'
import { useInstallationMode } from './use-installation-mode.ts'

/** Few need it, and it speaks the words of proofs. */
const LoginProof = lazyPart(async () => {
  const [file] = await Promise.all([import('./parts/login-proof.tsx'), speakMoney()])
  return file.LoginProof
})

type Asked = {
  readonly credentials: { readonly phone: string; readonly password: string }
  /** By what the account is protected besides the password. */
  readonly methods: readonly string[]
}

export function LoginScreen() {
  const t = useText()
  const mode = useInstallationMode()
  const [asked, setAsked] = useState<Asked>()
  useComingIn()
  return (
    <PublicScreen
      title={t('session.loginTitle')}
      titleLook="hidden"
      back="hidden"
      actions={<AuthActions />}
    >
      <div className="flex flex-col gap-6 px-gutter pt-6 pb-10">
        <Brand />
        <LanguageSuggestion />
        {asked === undefined ? (
          <PasswordLogin onAsked={setAsked} />
        ) : (
          <Suspense>
            <LoginProof {...asked} onBack={() => setAsked(undefined)} />
          </Suspense>
        )}
        {asked === undefined && <OtherWays />}
        <LossWarning />
        {mode === 'practice' && (
          <p className="flex items-start justify-center gap-2 text-caption text-text3">
            <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
            {t('session.practiceOnly')}
          </p>
        )}
      </div>
    </PublicScreen>
  )
}

function PasswordLogin({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const t = useText()
  const country = useDiallingCode()
  const form = useCheckedForm({
    defaultValues: EMPTY_LOGIN,
    check: checkLogin(country),
  })
  const lockSeconds = useCountdown(retryDeadlineOf(form.failure))

  const logIn = form.submit(async (values) => {
    const credentials = loginRequest(values, country)
    try {
      beginSignedIn(await call('login', { body: credentials }))
    } catch (problem) {
      const methods = methodsOf(problem)
      if (methods === undefined) throw problem
      onAsked({ credentials, methods })
    }
  })
  return (
    <Card className="flex flex-col gap-4">
      {arePasskeysPossible() && (
        <>
          <PasskeyLogin tone="outline" />
          <p className="flex items-center gap-3 text-caption text-text3">
            <span aria-hidden="true" className="h-px flex-1 bg-divider" />
            {t('session.orByPassword')}
            <span aria-hidden="true" className="h-px flex-1 bg-divider" />
          </p>
        </>
      )}
      <form noValidate onSubmit={logIn} className="flex flex-col gap-4">
        <PhoneField
          input={form.text('phone')}
          onChange={(phone) => form.set('phone', phone)}
          error={form.errorOf('phone')}
          autoComplete="username"
        />
        <SecretField
          {...form.text('password')}
          label={t('session.password')}
          error={form.errorOf('password')}
          autoComplete="current-password"
        />
        <FormFailure failure={form.failure} />
        <Button type="submit" size="large" block busy={form.isSending} disabled={lockSeconds > 0}>
          {lockSeconds > 0
            ? t('session.lockedButton', { time: waitText(lockSeconds, t) })
            : t('session.loginTitle')}
        </Button>
        <a
          href={hrefOf('/pages/user/findpassword')}
          className="target inline-flex items-center self-center rounded-sm px-2 text-dense text-primary"
        >
          {t('session.forgotPassword')}
        </a>
        <LostAccessLink />
      </form>
    </Card>
  )
}

/** Goes on when somebody has come in, be it in another tab. */
function useComingIn(): void {
  const { returnTo } = useNavigation()
  const { from } = useSearchTexts()
  const token = useToken()
  const tokenBefore = useRef(token)
  useEffect(() => {
    if (token === tokenBefore.current) return
    tokenBefore.current = token
    if (token !== undefined) returnTo(from)
  }, [token, from, returnTo])
}

/** What the server asks for besides the password; undefined: it said something else. */
function methodsOf(problem: unknown): readonly string[] | undefined {
  if (!(problem instanceof CallRefused) || problem.answer.code !== 'otp_required') return undefined
  const { methods } = problem.answer.result as { methods?: unknown }
  return Array.isArray(methods) ? methods.map(String) : []
}

function OtherWays() {
  const t = useText()
  return (
    <div className="flex flex-col gap-1">
      <ButtonLink href={hrefOf('/pages/user/register')} tone="outline" size="large" block>
        {t('session.createAccount')}
      </ButtonLink>
      <ButtonLink href={hrefOf('/pages/user/kefu')} tone="quiet" block>
        {t('session.customerService')}
      </ButtonLink>
    </div>
  )
}
