// Routes of where withdrawals go: bank account and wallets.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const payoutMethodRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/setting/bank',
    prepare: speakMoney,
    load: () => import('./bank-screen.tsx').then((file) => file.BankScreen),
  },
  {
    path: '/pages/setting/addwallet',
    prepare: speakMoney,
    load: () => import('./wallets-screen.tsx').then((file) => file.WalletsScreen),
  },
]
