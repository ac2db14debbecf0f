// Route of the VIP levels.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const vipRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/vip',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./vip-screen.tsx'), 'VipScreen'),
  }),
]
