// Leaving on this device, after one question.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { Button } from '@fairtick/ui/button'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import { leaveSession } from '../../../platform/session.ts'

export function LogOutButton() {
  const t = useText()
  const { replace } = useNavigation()
  const [isAsking, setIsAsking] = useState(false)
  const logOut = () => {
    // The token goes with the call. This device forgets it at once, also without an answer: the
    // server tells that the session has ended before it answers, which is no news for who ended it.
    call('logout').catch(() => undefined)
    leaveSession()
    replace('/pages/login')
  }
  return (
    <>
      <Button
        tone="soft"
        block
        size="large"
        icon={<LogOut className="size-5" />}
        onClick={() => setIsAsking(true)}
      >
        {t('account.logOut')}
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('account.logOutTitle')}
        confirmLabel={t('account.logOut')}
        onConfirm={logOut}
        cancelLabel={t('shell.cancel')}
      >
        {t('account.logOutText')}
      </AlertDialog>
    </>
  )
}
