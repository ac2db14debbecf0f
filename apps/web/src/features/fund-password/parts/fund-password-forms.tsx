// The form of the fund password: who asks, the new digits, a second proof.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { useToast } from '@fairtick/ui/toast'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { User } from '../../../platform/client-state.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'
import { SecondProof } from '../../security/public.ts'
import {
  checkFundPassword,
  EMPTY_FUND_PASSWORD,
  type FundPasswordForm,
  type FundPasswordWay,
} from '../fund-password-form.ts'
import { useFundPassword } from '../use-fund-password.ts'
import { SecretFields } from './secret-fields.tsx'

export type FundPasswordFormsProps = {
  way: FundPasswordWay
  user: Pick<User, 'phone'>
  security: Pick<CallResult<'security'>, 'secondProofs'>
}

export function FundPasswordForms({ way, user, security }: FundPasswordFormsProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const showToast = useToast()
  const { back } = useNavigation()
  const save = useFundPassword(way)
  const form = useCheckedForm<FundPasswordForm>({
    defaultValues: EMPTY_FUND_PASSWORD,
    check: checkFundPassword(way),
    fieldOfRefusal: {
      otp_wrong: 'otp',
      otp_required: 'otp',
      password_wrong: 'loginPassword',
      withdraw_password_wrong: 'oldPassword',
    },
  })
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
        <form noValidate onSubmit={finish} className="flex flex-col gap-5">
          <input type="text" autoComplete="username" value={user.phone} readOnly hidden />
          <SecretFields way={way} form={form} />
          <SecondProof form={form} kinds={security.secondProofs} purpose="security" />
          <FormFailure failure={form.failure} unanswered={t('fundPassword.unknown')} />
          <Button type="submit" size="large" block busy={form.isSending}>
            {t(SAVE[way])}
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
