// Routes of two-step verification.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const securityRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/setting/factor',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./factor-screen.tsx'), 'FactorScreen'),
  }),
]
