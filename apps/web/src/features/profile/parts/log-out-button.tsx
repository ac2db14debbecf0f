// Leaving on this device, after one question.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { Button } from '@fairtick/ui/button'
import { useMutation } from '@tanstack/react-query'
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
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('logout'),
    // Also without an answer: this device forgets the token, and the session ends by itself.
    onSettled: () => {
      leaveSession()
      replace('/pages/login')
    },
  })
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
        onConfirm={() => mutate()}
        cancelLabel={t('shell.cancel')}
        busy={isPending}
      >
        {t('account.logOutText')}
      </AlertDialog>
    </>
  )
}
