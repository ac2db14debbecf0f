// Marks every message as read; there is nothing to press when nothing is unread.

import { IconButton } from '@fairtick/ui/icon-button'
import { useToast } from '@fairtick/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { describeProblem } from '../../../platform/problem-text.ts'
import { userQuery } from '../../../platform/shared-queries.ts'
import { useMarkRead } from '../use-messages.ts'

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
      disabled={isPending || (user?.unread.system ?? 0) === 0}
      onClick={markAll}
    />
  )
}
