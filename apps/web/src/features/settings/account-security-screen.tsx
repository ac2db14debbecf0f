// Changing the login password; every other device is logged out by it.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { PasswordField } from '@fairtick/ui/password-field'
import { useToast } from '@fairtick/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Screen } from '../../app/screen.tsx'
import { call } from '../../platform/client-instance.ts'
import { useClientState } from '../../platform/client-state.ts'
import { FormFailure } from '../../platform/form-failure.tsx'
import { useText } from '../../platform/i18n.ts'
import { useNavigation } from '../../platform/navigation.ts'
import { beginSession } from '../../platform/session.ts'
import { useCheckedForm } from '../../platform/use-checked-form.ts'
import { PasswordRuleList } from '../session/parts/password-rule-list.tsx'
import { checkPassword, EMPTY_PASSWORD } from './password-form.ts'

export function AccountSecurityScreen() {
  const t = useText()
  const showToast = useToast()
  const queries = useQueryClient()
  const { back } = useNavigation()
  const phone = useClientState((state) => state.user?.phone)
  const form = useCheckedForm({
    defaultValues: EMPTY_PASSWORD,
    check: checkPassword,
    fieldOfRefusal: { password_wrong: 'oldPassword' },
  })
  const eye = { showLabel: t('session.showPassword'), hideLabel: t('session.hidePassword') }

  const change = form.submit(async (values) => {
    const { token } = await call('changePassword', { body: values })
    beginSession(token)
    void queries.invalidateQueries({ queryKey: ['sessions'] })
    showToast({ text: t('settings.passwordDone'), tone: 'success' })
    back()
  })
  return (
    <Screen title={t('settings.passwordTitle')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        <p className="px-1 text-dense text-text2">{t('settings.passwordNote')}</p>
        <Card>
          <form noValidate onSubmit={change} className="flex flex-col gap-4">
            <input type="text" autoComplete="username" value={phone ?? ''} readOnly hidden />
            <PasswordField
              {...form.text('oldPassword')}
              {...eye}
              label={t('settings.oldPassword')}
              error={form.errorOf('oldPassword')}
              autoComplete="current-password"
            />
            <div className="flex flex-col gap-2">
              <PasswordField
                {...form.text('newPassword')}
                {...eye}
                label={t('session.newPassword')}
                error={form.errorOf('newPassword')}
                autoComplete="new-password"
              />
              <PasswordRuleList
                password={form.values.newPassword}
                repeat={form.values.repeatPassword}
              />
            </div>
            <PasswordField
              {...form.text('repeatPassword')}
              {...eye}
              label={t('session.repeatPassword')}
              error={form.errorOf('repeatPassword')}
              autoComplete="new-password"
            />
            <FormFailure failure={form.failure} unanswered={t('settings.passwordUnknown')} />
            <Button type="submit" size="large" block busy={form.isSending}>
              {t('settings.passwordSave')}
            </Button>
          </form>
        </Card>
      </div>
    </Screen>
  )
}
