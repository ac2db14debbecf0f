// What guards the account: login password, mail address, phone number.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { List } from '@fairtick/ui/list-row'
import { useToast } from '@fairtick/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { useClientState } from '../../platform/client-state.ts'
import { FormFailure } from '../../platform/form-failure.tsx'
import { useText } from '../../platform/i18n.ts'
import { useNavigation, useSearchTexts } from '../../platform/navigation.ts'
import { beginSession, visitorId } from '../../platform/session.ts'
import { useCheckedForm } from '../../platform/use-checked-form.ts'
import { Screen } from '../../shell/screen.tsx'
import { FundPasswordRow } from '../fund-password/public.ts'
import { NewPasswordFields, SecretField } from '../session/public.ts'
import { contactOf } from './contact-form.ts'
import { ContactChange } from './parts/contact-change.tsx'
import { checkPassword, EMPTY_PASSWORD } from './password-form.ts'

export function AccountSecurityScreen() {
  const contact = contactOf(useSearchTexts().change)
  return contact === undefined ? <PasswordChange /> : <ContactChange key={contact} what={contact} />
}

function PasswordChange() {
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

  const change = form.submit(async (values) => {
    const { token } = await call('changePassword', { body: values })
    beginSession(token, visitorId())
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
            <SecretField
              {...form.text('oldPassword')}
              label={t('settings.oldPassword')}
              error={form.errorOf('oldPassword')}
              autoComplete="current-password"
            />
            <NewPasswordFields
              password={{ ...form.text('newPassword'), error: form.errorOf('newPassword') }}
              repeat={{ ...form.text('repeatPassword'), error: form.errorOf('repeatPassword') }}
            />
            <FormFailure failure={form.failure} unanswered={t('settings.passwordUnknown')} />
            <Button type="submit" size="large" block busy={form.isSending}>
              {t('settings.passwordSave')}
            </Button>
          </form>
        </Card>
        <Card padding="none" className="px-4">
          <List>
            <FundPasswordRow />
          </List>
        </Card>
      </div>
    </Screen>
  )
}
