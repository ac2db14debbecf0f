// Routes of the wallet: what there is, and the records of money in and out.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const walletRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/wallet',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./wallet-screen.tsx'), 'WalletScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/wallet/record',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./cash-records-screen.tsx'), 'CashRecordsScreen'),
  }),
]
