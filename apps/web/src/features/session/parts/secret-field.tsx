// A password to type, with the eye in the words of the app.

import { PasswordField, type PasswordFieldProps } from '@fairtick/ui/password-field'
import { useText } from '../../../platform/i18n.ts'

export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const t = useText()
  return (
    <PasswordField
      {...props}
      showLabel={t('session.showPassword')}
      hideLabel={t('session.hidePassword')}
    />
  )
}
