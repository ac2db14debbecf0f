// Beneath the rules of an activity: accepting them, and what that does and does not do.

import { Button } from '@fairtick/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/client-instance.ts'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { type Activity, isJoinable } from '../is-joinable.ts'

type JoinActivityProps = { activity: Activity; onJoined: () => void }

export function JoinActivity({ activity, onJoined }: JoinActivityProps) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const { id, version } = activity
  const joining = useMutation({
    mutationFn: () => call('joinActivity', { body: { id } }),
    onSuccess: (answer) => {
      queries.setQueryData(['activities', language], answer)
      onJoined()
    },
    // What was read is not what stands any more: the cards are read again.
    onError: () => void queries.invalidateQueries({ queryKey: ['activities'] }),
  })
  if (!isJoinable(activity)) return null
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p className="text-dense text-text2">
        {t('activities.joinNote', { version: String(version) })}
      </p>
      {joining.error !== null && (
        <ProblemCard
          problem={joining.error}
          onRetry={() => joining.mutate()}
          busy={joining.isPending}
        />
      )}
      <Button block disabled={joining.isPending} onClick={() => joining.mutate()}>
        {t('activities.joinConfirm')}
      </Button>
    </div>
  )
}
