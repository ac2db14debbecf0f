// Routes of paying in: choosing a method, and the deposit itself.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { speakMoney } from '../../platform/i18n.ts'

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
