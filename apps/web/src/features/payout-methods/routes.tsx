// Routes of where withdrawals go: bank account and wallets.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const payoutMethodRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/setting/bank',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./bank-screen.tsx'), 'BankScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/setting/addwallet',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./wallets-screen.tsx'), 'WalletsScreen'),
  }),
]
