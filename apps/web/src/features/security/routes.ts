// Routes of two-step verification.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const securityRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/setting/factor',
    prepare: speakMoney,
    load: () => import('./factor-screen.tsx').then((file) => file.FactorScreen),
  },
]
