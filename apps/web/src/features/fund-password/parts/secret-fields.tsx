// Who asks, and the new six digits twice, with their rules ticked off.

import { Banner } from '@fairtick/ui/banner'
import { PasscodePad } from '@fairtick/ui/passcode-pad'
import { fundPasswordProblem } from '@fairtick/wire/field-rules'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import { RuleList, SecretField } from '../../session/public.ts'
import {
  type FundPasswordForm,
  type FundPasswordWay,
  looksLikeDate,
} from '../fund-password-form.ts'

export type SecretFieldsProps = { way: FundPasswordWay; form: CheckedForm<FundPasswordForm> }

export function SecretFields({ way, form }: SecretFieldsProps) {
  const t = useText()
  const { newPassword, repeatPassword } = form.values
  const rules = [
    { id: 'six', sentence: t('fundPassword.ruleSix'), isMet: newPassword.length === 6 },
    {
      id: 'varied',
      sentence: t('fundPassword.ruleVaried'),
      isMet: fundPasswordProblem(newPassword) === undefined,
    },
    {
      id: 'match',
      sentence: t('session.ruleMatch'),
      isMet: newPassword !== '' && newPassword === repeatPassword,
    },
  ]
  return (
    <>
      {way === 'change' ? (
        <PasscodePad
          {...padOf(form, 'oldPassword')}
          label={t('fundPassword.old')}
          forgot={{
            label: t('fundPassword.forgot'),
            href: hrefOf('/pages/user/setPayPassword', { way: 'reset' }),
          }}
        />
      ) : (
        <SecretField
          {...form.text('loginPassword')}
          label={t('settings.loginPassword')}
          error={form.errorOf('loginPassword')}
          autoComplete="current-password"
        />
      )}
      <div className="flex flex-col gap-2">
        <PasscodePad {...padOf(form, 'newPassword')} label={t('fundPassword.new')} />
        {looksLikeDate(newPassword) && (
          <Banner tone="warn" look="card">
            {t('fundPassword.looksLikeDate')}
          </Banner>
        )}
      </div>
      <div className="flex flex-col gap-3">
        <PasscodePad {...padOf(form, 'repeatPassword')} label={t('fundPassword.repeat')} />
        <RuleList rules={rules} />
      </div>
    </>
  )
}

type PadField = 'oldPassword' | 'newPassword' | 'repeatPassword'

function padOf(form: CheckedForm<FundPasswordForm>, field: PadField) {
  const { name, value, onBlur, ref } = form.text(field)
  const onChange = (digits: string) => form.set(field, digits)
  return { name, value, onBlur, ref, onChange, error: form.errorOf(field) }
}
