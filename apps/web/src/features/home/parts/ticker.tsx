// The announcements of the ticker, one line at a time: it can be stopped, and stands still for who
// wants less motion.

import { IconButton } from '@fairtick/ui/icon-button'
import { isMotionReduced } from '@fairtick/ui/is-motion-reduced'
import type { CallResult } from '@fairtick/wire/api-contract'
import { Megaphone, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

const TURN_MS = 7_000

type TickerProps = { announcements: CallResult<'home'>['announcements'] }

export function Ticker({ announcements }: TickerProps) {
  const t = useText()
  const [isTurning, setTurning] = useState(() => !isMotionReduced())
  const [at, setAt] = useState(0)
  const count = announcements.length
  useEffect(() => {
    if (!isTurning || count < 2) return
    const timer = setInterval(() => setAt((before) => before + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [isTurning, count])
  const shown = announcements[at % Math.max(count, 1)]
  if (shown === undefined) return null
  return (
    <div className="flex items-center gap-1">
      <a
        href={hrefOf('/pages/message/center', { tab: 'announcements' })}
        className="target flex min-w-0 flex-1 items-center gap-2.5 rounded-sm text-dense text-text2"
      >
        <Megaphone aria-hidden="true" className="size-5 shrink-0 text-primary" />
        <span className="sr-only">{t('home.announcement')}: </span>
        <span lang={shown.language} className="truncate">
          {shown.title}
        </span>
      </a>
      {count > 1 && (
        <IconButton
          label={t(isTurning ? 'content.pause' : 'content.resume')}
          icon={isTurning ? <Pause className="size-5" /> : <Play className="size-5" />}
          onClick={() => setTurning(!isTurning)}
          className="-me-2.5 text-text3"
        />
      )}
    </div>
  )
}
