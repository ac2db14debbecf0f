// Three marks after registering, from Home to an option of 30 seconds on practice money: what each
// thing is and what it costs. They press nothing, wait for nobody, and a key or a tap ends them.

import { Button } from '@fairtick/ui/button'
import { isMotionReduced } from '@fairtick/ui/is-motion-reduced'
import { joinClasses } from '@fairtick/ui/join-classes'
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react'
import { useClientState } from '../platform/client-state.ts'
import { useFormats } from '../platform/formats.ts'
import { type TextKey, useText } from '../platform/i18n.ts'
import { useHistory, useNavigation } from '../platform/navigation.ts'
import { useIsPractice } from '../platform/selected-account.ts'

type Step = 1 | 2 | 3

/** Only on practice money, and only where there are options to buy. */
export function FirstSteps() {
  const step = useClientState((state) => state.firstStep)
  const isPractice = useIsPractice()
  const path = usePath()
  const instruments = useClientState((state) => state.currencyMap)
  const symbol = Object.values(instruments).find(({ durations }) => durations.length > 0)?.symbol
  if (step === 0 || !isPractice || symbol === undefined) return null
  if (path === '/') return <Mark step={1} symbol={symbol} />
  const isOnTheWay = step > 1 && path === '/pages/trade'
  return isOnTheWay ? <Mark key={step} step={step} symbol={symbol} /> : null
}

function Mark({ step, symbol }: { step: Step; symbol: string }) {
  const t = useText()
  const { money } = useFormats()
  const { go } = useNavigation()
  const [titleId, textId] = [useId(), useId()]
  const box = useBox(step)
  const card = useFocusOnShow()
  const balance = useClientState((state) =>
    state.user?.accounts.find(({ kind }) => kind === 'practice'),
  )?.balance
  const isLast = step === 3
  const goOn = () => {
    if (step === 1) go('/pages/trade', { symbol, mode: 'option' })
    useClientState.setState({ firstStep: isLast ? 0 : ((step + 1) as Step) })
  }
  const skip = () => useClientState.setState({ firstStep: 0 })
  const endByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') skip()
  }
  // Contracts have no such thing to show.
  if (box === undefined && step > 1) return null
  const isLow = box !== undefined && box.top + box.height / 2 > innerHeight / 2
  return (
    <>
      {box !== undefined && (
        <span
          aria-hidden="true"
          className="pointer-events-none fixed z-30 rounded-lg ring-3 ring-primary"
          style={box}
        />
      )}
      <div
        ref={card}
        role="dialog"
        aria-modal="false"
        aria-labelledby={titleId}
        aria-describedby={textId}
        tabIndex={-1}
        onKeyDown={endByKey}
        className={joinClasses(
          'fixed inset-x-0 z-40 mx-auto flex w-[calc(100%-2rem)] max-w-md flex-col gap-2 rounded-lg',
          'max-h-[60dvh] overflow-y-auto bg-surface p-4 shadow-float outline-none',
          isLow ? 'top-[calc(3.5rem+env(safe-area-inset-top))]' : LOW,
        )}
      >
        <p className="tabular text-caption text-text3">
          {t('firstSteps.place', { step, steps: STEPS })}
        </p>
        <h2 id={titleId} className="text-body font-semibold text-text">
          {t(WORDS[step].title)}
        </h2>
        <p id={textId} className="text-dense text-text2">
          {step === 1
            ? t('firstSteps.moneyText', { amount: money(balance ?? '0') })
            : t(WORDS[step].text)}
        </p>
        <div className="mt-1 flex flex-wrap gap-2.5">
          {!isLast && (
            <Button tone="quiet" className="flex-1" onClick={skip}>
              {t('firstSteps.skip')}
            </Button>
          )}
          <Button className="flex-1" onClick={goOn}>
            {t(isLast ? 'firstSteps.done' : 'firstSteps.next')}
          </Button>
        </div>
      </div>
    </>
  )
}

const STEPS = 3
/** Above the tab bar, and the bar of the option ticket. */
const LOW = 'bottom-[calc(6rem+env(safe-area-inset-bottom))]'

const WORDS: Record<Step, { title: TextKey; text: TextKey }> = {
  1: { title: 'firstSteps.moneyTitle', text: 'firstSteps.durationText' },
  2: { title: 'firstSteps.durationTitle', text: 'firstSteps.durationText' },
  3: { title: 'firstSteps.buyTitle', text: 'firstSteps.buyText' },
}

/** What a mark is about; without it the card says the same. */
function anchorOf(step: Step): Element | null {
  const main = document.getElementById('main')
  if (step === 1) return main?.querySelector('a[href*="mode=option"]') ?? null
  return document.querySelector(`[data-first-step="${step}"]`)
}

type Box = { readonly top: number; readonly left: number; readonly width: number; height: number }

const AIR_PX = 4
const LOOK_MS = 200

/** Where it stands in the window, followed while it moves. */
function useBox(step: Step): Box | undefined {
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    let isShownOnce = false
    const look = () => {
      const anchor = anchorOf(step)
      if (anchor === null) return setBox(undefined)
      if (!isShownOnce) {
        isShownOnce = true
        const behavior = isMotionReduced() ? 'auto' : 'smooth'
        anchor.scrollIntoView({ block: 'nearest', behavior })
      }
      const { top, left, width, height } = anchor.getBoundingClientRect()
      const next = {
        ...{ top: top - AIR_PX, left: left - AIR_PX },
        ...{ width: width + 2 * AIR_PX, height: height + 2 * AIR_PX },
      }
      setBox((before) => (isSame(before, next) ? before : next))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [step])
  return box
}

function isSame(before: Box | undefined, next: Box): boolean {
  return (
    before?.top === next.top &&
    before.left === next.left &&
    before.width === next.width &&
    before.height === next.height
  )
}

/** A screen that has just been opened takes the focus to its title first. */
const FOCUS_AFTER_MS = 300

function useFocusOnShow() {
  return useCallback((card: HTMLElement | null) => {
    const timer = setTimeout(() => card?.focus({ preventScroll: true }), FOCUS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}

function usePath(): string {
  const history = useHistory()
  return useSyncExternalStore(history.subscribe, () => history.location.pathname)
}
