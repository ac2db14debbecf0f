// How this person wants to trade and to see prices, kept on this device.

import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Fractions on offer for TR-4.10; a purchase at a price worse by more is refused. */
export const TOLERANCES = ['0.001', '0.005', '0.01'] as const

export type Preferences = {
  readonly tolerance: (typeof TOLERANCES)[number]
  /** Whether a purchase shows its terms once more before it is sent. */
  readonly reviewStep: 'on' | 'off'
  readonly priceFlash: 'on' | 'off'
  /** `still`: prices in lists stand until it is switched off (WCAG 2.2.2). */
  readonly listPrices: 'moving' | 'still'
}

/** Read with `usePreferences((state) => state.tolerance)`, change with `setState`. */
export const usePreferences = create<Preferences>()(
  persist(
    (): Preferences => ({
      tolerance: '0.005',
      reviewStep: 'on',
      priceFlash: 'on',
      listPrices: 'moving',
    }),
    { name: 'fairtick-preferences', version: 1 },
  ),
)
