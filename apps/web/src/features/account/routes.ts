// Routes of the account: its figures and the changes of its balance.

import type { ScreenRoute } from '../../platform/screen-route.ts'

export const accountRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/home/assets',
    load: () => import('./assets-screen.tsx').then((file) => file.AssetsScreen),
  },
  {
    path: '/pages/wallet/financialrecords',
    load: () => import('./change-records-screen.tsx').then((file) => file.ChangeRecordsScreen),
  },
]
