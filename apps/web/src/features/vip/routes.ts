// Route of the VIP levels.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const vipRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/user/vip',
    prepare: speakMoney,
    load: () => import('./vip-screen.tsx').then((file) => file.VipScreen),
  },
]
