// Routes of the own limits.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { speakMoney } from '../../platform/i18n.ts'

export const limitRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/setting/limits',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./limits-screen.tsx'), 'LimitsScreen'),
  }),
]
