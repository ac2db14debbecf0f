// The picture of oneself, and what can be done with it.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { Avatar } from '@fairtick/ui/avatar'
import { Button } from '@fairtick/ui/button'
import { useToast } from '@fairtick/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { avatarAddress } from '../../../platform/avatar-address.ts'
import { call } from '../../../platform/client-instance.ts'
import type { User } from '../../../platform/client-state.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import { useStoreUser } from '../../../platform/use-store-user.ts'
import { displayNameOf } from '../display-name.ts'

const AvatarSheet = lazySheet(() => import('./avatar-sheet.tsx').then((file) => file.AvatarSheet))

export function AvatarEditor({ user }: { user: User }) {
  const t = useText()
  const sheet = useLazySheet()
  return (
    <div className="flex flex-col items-center gap-2">
      <Avatar name={displayNameOf(user)} src={avatarAddress(user, 'large')} sizePx={80} />
      <div className="flex flex-wrap justify-center gap-2">
        <Button tone="quiet" onClick={sheet.open}>
          {t('account.avatarChange')}
        </Button>
        <RemoveButton hasAvatar={user.avatar !== null} />
      </div>
      {sheet.isMounted && (
        <Suspense>
          <AvatarSheet open={sheet.isOpen} onClose={sheet.close} />
        </Suspense>
      )}
    </div>
  )
}

/** The question closes by itself, also when there is nothing left to press. */
function RemoveButton({ hasAvatar }: { hasAvatar: boolean }) {
  const t = useText()
  const showToast = useToast()
  const keepUser = useStoreUser()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('updateAvatar', { body: { file: null } }),
    onSuccess: (user) => {
      setIsAsking(false)
      showToast({ text: t('account.avatarRemoved'), tone: 'success' })
      keepUser(user)
    },
  })
  return (
    <>
      {hasAvatar && (
        <Button tone="quiet" onClick={() => setIsAsking(true)}>
          {t('account.avatarRemove')}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('account.avatarRemoveTitle')}
        confirmLabel={t('account.avatarRemoveConfirm')}
        onConfirm={() => mutate()}
        cancelLabel={t('shell.cancel')}
        busy={isPending}
      >
        {t('account.avatarRemoveText')}
        <FormFailure failure={error ?? undefined} />
      </AlertDialog>
    </>
  )
}
