// Pulling down a main screen at its top reads everything on it anew; who has no finger for that has
// a button, which shows when it is reached by the keys.

import { joinClasses } from '@fairtick/ui/join-classes'
import { useAnnounce } from '@fairtick/ui/live-region'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../platform/i18n.ts'
import { queryClient } from '../platform/query-client.ts'

/** From here on letting go refreshes. */
const ENOUGH_PX = 64
const MOST_PX = 96

type Pull = { readonly px: number; readonly state: 'still' | 'pulled' | 'refreshing' }

const STILL: Pull = { px: 0, state: 'still' }

export function PullToRefresh() {
  const t = useText()
  const announce = useAnnounce()
  const [pull, setPull] = useState(STILL)
  const refresh = useEffectEvent(async () => {
    setPull({ px: ENOUGH_PX, state: 'refreshing' })
    // What fails says so where it stands.
    await queryClient.refetchQueries({ type: 'active' }).catch(() => undefined)
    setPull(STILL)
    announce(t('shell.refreshed'))
  })
  useEffect(() => watchPulls(setPull, () => void refresh()), [])
  const isEnough = pull.px >= ENOUGH_PX
  return (
    <>
      <button
        type="button"
        onClick={() => void refresh()}
        className="sr-only min-h-11 min-w-11 rounded-md bg-surface px-4 py-3 text-primary shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:right-2 focus:z-50"
      >
        {t('shell.refresh')}
      </button>
      {pull.state !== 'still' && (
        <p
          aria-hidden="true"
          className="pointer-events-none fixed inset-x-0 top-0 z-30 flex justify-center"
          style={{ transform: `translateY(${Math.min(pull.px, MOST_PX) - 44}px)` }}
        >
          <span className="mt-14 inline-flex min-h-9 items-center gap-2 rounded-full bg-surface px-3.5 text-caption text-text2 shadow-float">
            <RefreshCw
              className={joinClasses(
                'size-4 text-primary',
                pull.state === 'refreshing' && 'motion-safe:animate-spin',
              )}
            />
            {pull.state === 'refreshing'
              ? t('shell.loading')
              : t(isEnough ? 'shell.releaseToRefresh' : 'shell.pullToRefresh')}
          </span>
        </p>
      )}
    </>
  )
}

/**
 * Follows one finger from the very top; the finger has to go further than the sign does. The
 * browser does not pull itself meanwhile: it would load the page anew.
 */
function watchPulls(show: (pull: Pull) => void, onEnough: () => void): () => void {
  let fromPx: number | undefined
  let px = 0
  const begin = ({ touches }: TouchEvent) => {
    const isAtTop = scrollY <= 0 && document.querySelector('dialog[open]') === null
    fromPx = isAtTop && touches.length === 1 ? touches[0]?.clientY : undefined
    px = 0
  }
  const follow = ({ touches }: TouchEvent) => {
    if (fromPx === undefined) return
    px = ((touches[0]?.clientY ?? fromPx) - fromPx) / 2
    if (scrollY > 0 || px <= 0) {
      fromPx = undefined
      px = 0
    }
    show(px < 8 ? STILL : { px, state: 'pulled' })
  }
  const end = () => {
    if (fromPx === undefined) return
    fromPx = undefined
    if (px >= ENOUGH_PX) onEnough()
    else show(STILL)
  }
  const giveUp = () => {
    fromPx = undefined
    show(STILL)
  }
  const root = document.documentElement
  const before = root.style.overscrollBehaviorY
  root.style.overscrollBehaviorY = 'contain'
  const listeners = { touchstart: begin, touchmove: follow, touchend: end, touchcancel: giveUp }
  for (const [name, listener] of Object.entries(listeners)) {
    addEventListener(name, listener as EventListener, { passive: true })
  }
  return () => {
    root.style.overscrollBehaviorY = before
    for (const [name, listener] of Object.entries(listeners)) {
      removeEventListener(name, listener as EventListener)
    }
  }
}
