// Route of the proof of what is owed.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const liabilityRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/wallet/liabilities',
    prepare: speakMoney,
    load: () => import('./liabilities-screen.tsx').then((file) => file.LiabilitiesScreen),
  },
]
