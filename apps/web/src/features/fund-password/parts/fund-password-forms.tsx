// The two steps: the secrets, then the code that proves who asks.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { useToast } from '@fairtick/ui/toast'
import type { CallResult } from '@fairtick/wire/contract'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '../../../platform/client-state.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'
import { SecondProof } from '../../session/parts/second-proof.tsx'
import { useCodeRequest } from '../../session/use-code-request.ts'
import {
  checkFundPassword,
  EMPTY_FUND_PASSWORD,
  type FundPasswordForm,
  type FundPasswordWay,
  secretFields,
} from '../fund-password-form.ts'
import { useFundPassword } from '../use-fund-password.ts'
import { SecretFields } from './secret-fields.tsx'

export type FundPasswordFormsProps = {
  way: FundPasswordWay
  user: Pick<User, 'email' | 'phone'>
  security: Pick<CallResult<'security'>, 'secondProof'>
}

export function FundPasswordForms({ way, user, security }: FundPasswordFormsProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const showToast = useToast()
  const { back } = useNavigation()
  const [step, setStep] = useState<'secrets' | 'proof'>('secrets')
  const request = useCodeRequest('security')
  const save = useFundPassword(way)
  const secrets = secretFields(way)
  // Whoever has forgotten it may have lost the phone as well: that way is by mail.
  const method = way === 'reset' ? 'mail' : security.secondProof
  const form = useCheckedForm<FundPasswordForm>({
    defaultValues: EMPTY_FUND_PASSWORD,
    check: checkFundPassword(way),
    fieldOfRefusal: {
      otp_wrong: 'code',
      password_wrong: 'loginPassword',
      withdraw_password_wrong: 'oldPassword',
    },
    onComplaint: (field) => flushSync(() => setStep(field === 'code' ? 'proof' : 'secrets')),
  })
  const askForCode = () =>
    form.attempt(async () => {
      // One that was sent a moment ago is still good: a refusal before it does not use it up.
      if (method === 'mail' && request.secondsUntilResend === 0) {
        await request.send(user.email)
        form.set('code', '')
      }
      setStep('proof')
    })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!form.isSending && form.passes(secrets)) void askForCode()
  }
  const finish = form.submit(async (values) => {
    const heldUntil = await save(values)
    showToast({ text: t('fundPassword.done', { time: dateTime(heldUntil) }), tone: 'success' })
    back()
  })
  return (
    <>
      <p className="px-1 text-dense text-text2">
        {t(way === 'reset' ? 'fundPassword.resetIntro' : 'fundPassword.intro')}
      </p>
      <Banner tone="info" look="card" live="none">
        {t('fundPassword.holdAhead')}
      </Banner>
      <Card>
        <form
          noValidate
          onSubmit={step === 'secrets' ? goOn : finish}
          className="flex flex-col gap-5"
        >
          <input type="text" autoComplete="username" value={user.phone} readOnly hidden />
          {step === 'secrets' ? (
            <SecretFields way={way} form={form} />
          ) : (
            <SecondProof
              form={form}
              method={method}
              request={request}
              onResend={() => void askForCode()}
            />
          )}
          <FormFailure failure={form.failure} unanswered={t('fundPassword.unknown')} />
          <Button type="submit" size="large" block busy={form.isSending}>
            {step === 'secrets' ? t('session.next') : t(SAVE[way])}
          </Button>
        </form>
      </Card>
    </>
  )
}

const SAVE = {
  set: 'fundPassword.set',
  change: 'fundPassword.save',
  reset: 'fundPassword.reset',
} as const
