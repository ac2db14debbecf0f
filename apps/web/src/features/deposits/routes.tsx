// Routes of paying in: choosing a method, and the deposit itself.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const depositRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/recharge/select',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./select-method-screen.tsx'), 'SelectMethodScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/recharge',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./deposit-screen.tsx'), 'DepositScreen'),
  }),
]
