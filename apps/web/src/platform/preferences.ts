// How this person wants to see prices and positions, kept on this device.

import { switchHaptics } from '@fairtick/ui/haptics'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { storedState } from './stored-state.ts'

export type Preferences = {
  readonly priceFlash: 'on' | 'off'
  /** `still`: prices and order of lists stand until it is switched off (WCAG 2.2.2). */
  readonly listPrices: 'moving' | 'still'
  readonly haptics: 'on' | 'off'
  readonly positionCards: 'whole' | 'compact'
  /** That a position can be pushed aside is said once. */
  readonly swipeHint: 'due' | 'seen'
}

const FIRST: Preferences = {
  priceFlash: 'on',
  listPrices: 'moving',
  haptics: 'on',
  positionCards: 'whole',
  swipeHint: 'due',
}

/** Read with `usePreferences((state) => state.priceFlash)`, change with `setState`. */
export const usePreferences = create<Preferences>()(
  persist((): Preferences => FIRST, {
    name: 'fairtick-preferences',
    version: 1,
    storage: storedState,
  }),
)

const follow = ({ haptics }: Preferences) => switchHaptics(haptics)
follow(usePreferences.getState())
usePreferences.subscribe(follow)
