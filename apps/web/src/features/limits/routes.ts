// Routes of the own limits.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const limitRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/setting/limits',
    prepare: speakMoney,
    load: () => import('./limits-screen.tsx').then((file) => file.LimitsScreen),
  },
]
