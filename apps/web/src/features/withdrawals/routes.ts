// Routes of withdrawals.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const withdrawalRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/withdraw',
    prepare: speakMoney,
    load: () => import('./withdraw-screen.tsx').then((file) => file.WithdrawScreen),
  },
]
