// Routes of withdrawals.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const withdrawalRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/withdraw',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./withdraw-screen.tsx'), 'WithdrawScreen'),
  }),
]
