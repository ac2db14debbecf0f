// A ranking made anew at most every 5 s and never under a finger, so that rows do not jump.

import { useEffect, useMemo, useState } from 'react'
import { usePreferences } from '../../platform/preferences.ts'

const AGAIN_MS = 5_000

/** `compute` decides when the inputs changed: keep it with useCallback. */
export function useThrottledRanking<Value>(compute: () => Value): Value {
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isPressed = false
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
    }
    addEventListener('pointerdown', press, { passive: true })
    addEventListener('pointerup', release, { passive: true })
    addEventListener('pointercancel', release, { passive: true })
    const timer = setInterval(() => {
      const isStill = usePreferences.getState().listPrices === 'still'
      if (!isPressed && !isStill) setRound((before) => before + 1)
    }, AGAIN_MS)
    return () => {
      clearInterval(timer)
      removeEventListener('pointerdown', press)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` says when to rank anew.
  return useMemo(compute, [compute, round])
}
