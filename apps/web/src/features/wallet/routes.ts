// Routes of the wallet: what there is, and the records of money in and out.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const walletRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/wallet',
    prepare: speakMoney,
    load: () => import('./wallet-screen.tsx').then((file) => file.WalletScreen),
  },
  {
    path: '/pages/wallet/record',
    prepare: speakMoney,
    load: () => import('./cash-records-screen.tsx').then((file) => file.CashRecordsScreen),
  },
]
