// Says that the session is over (401); the confirm button leads to the login and back here.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { useText } from '../platform/i18n.ts'
import { useHistory, useNavigation } from '../platform/navigation.ts'
import { leaveSession } from '../platform/session.ts'

export function SessionEndedDialog() {
  const t = useText()
  const { go } = useNavigation()
  const history = useHistory()
  const confirm = () => {
    const from = history.location.href
    leaveSession()
    // The guard has led to the login from what was protected, with the way back in its query.
    if (history.location.pathname === '/pages/login') return
    go('/pages/login', { from: from === '/' ? undefined : from })
  }
  return (
    <AlertDialog
      open
      onClose={confirm}
      title={t('shell.sessionEndedTitle')}
      confirmLabel={t('shell.sessionEndedConfirm')}
      onConfirm={confirm}
    >
      {t('shell.sessionEndedText')}
    </AlertDialog>
  )
}
