// Marks every message and announcement as read; there is nothing to press when nothing is unread.

import { IconButton } from '@fairtick/ui/icon-button'
import { useToast } from '@fairtick/ui/toast'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { describeProblem } from '../../../platform/problem-text.ts'
import { userQuery } from '../../../platform/shared-queries.ts'
import { useMarkRead } from '../use-messages.ts'

type Unread = CallResult<'userDetail'>['unread']

/** Of what is listed here. */
function unreadOf(user: { readonly unread: Unread } | undefined): number {
  return user === undefined ? 0 : user.unread.system + user.unread.announcement
}

export function MarkAllRead() {
  const t = useText()
  const showToast = useToast()
  const { data: user } = useQuery(userQuery)
  const { mutate, isPending } = useMarkRead(() =>
    showToast({ text: t('messages.allRead'), tone: 'success' }),
  )
  const markAll = () =>
    mutate(
      { all: true },
      {
        onError: (problem) =>
          showToast({ text: describeProblem(problem, t).sentence, tone: 'danger' }),
      },
    )
  return (
    <IconButton
      label={t('messages.markAllRead')}
      icon={<CheckCheck className="size-6" />}
      disabled={isPending || unreadOf(user) === 0}
      onClick={markAll}
    />
  )
}
