// Routes of where withdrawals go: bank account and wallets.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { speakMoney } from '../../platform/i18n.ts'

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
