// Routes of two-step verification.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { speakMoney } from '../../platform/i18n.ts'

export const securityRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/setting/factor',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./factor-screen.tsx'), 'FactorScreen'),
  }),
]
