// Routes of paying in: choosing a method, and the deposit itself.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const depositRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/recharge/select',
    prepare: speakMoney,
    load: () => import('./select-method-screen.tsx').then((file) => file.SelectMethodScreen),
  },
  {
    path: '/pages/recharge',
    prepare: speakMoney,
    load: () => import('./deposit-screen.tsx').then((file) => file.DepositScreen),
  },
]
