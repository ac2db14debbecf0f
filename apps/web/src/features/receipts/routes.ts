// Route of the receipts that this device keeps.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const receiptRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/wallet/receipts',
    prepare: speakMoney,
    load: () => import('./receipts-screen.tsx').then((file) => file.ReceiptsScreen),
  },
]
