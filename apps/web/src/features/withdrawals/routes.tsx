// Routes of withdrawals.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { speakMoney } from '../../platform/i18n.ts'

export const withdrawalRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/withdraw',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./withdraw-screen.tsx'), 'WithdrawScreen'),
  }),
]
