// The route of identity verification.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const identityRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/auth',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./identity-screen.tsx'), 'IdentityScreen'),
  }),
]
