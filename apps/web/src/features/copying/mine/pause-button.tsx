// Pausing a follow, or letting it go on. Mount it anew for each status: a key is of one deed.

import { Button } from '@fairtick/ui/button'
import { Pause, Play } from 'lucide-react'
import { call } from '../../../platform/client-instance.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { useKeyedCall } from '../../../platform/submission/use-keyed-call.ts'
import type { Follow } from '../use-follows.ts'

export function PauseButton({ follow }: { follow: Follow }) {
  const t = useText()
  const { leaderId, status } = follow
  const isPaused = status === 'paused'
  const pausing = useKeyedCall({
    call: (options) => call('pauseFollow', { body: { leaderId, paused: !isPaused } }, options),
    onDone: () => void queryClient.invalidateQueries({ queryKey: ['copying'] }),
  })
  return (
    <>
      {pausing.problem !== undefined && (
        <div className="w-full">
          <FormFailure failure={pausing.problem} unanswered={t('copying.unknownChecked')} />
        </div>
      )}
      <Button
        tone="soft"
        className="min-w-32 flex-1"
        busy={pausing.isSending}
        icon={isPaused ? <Play /> : <Pause />}
        onClick={pausing.send}
      >
        {t(isPaused ? 'copying.resume' : 'copying.pause')}
      </Button>
    </>
  )
}
