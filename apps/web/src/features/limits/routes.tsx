// Routes of the own limits.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const limitRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/setting/limits',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./limits-screen.tsx'), 'LimitsScreen'),
  }),
]
