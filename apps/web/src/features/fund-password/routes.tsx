// Routes of the fund password.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const fundPasswordRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/setPayPassword',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(
      () => import('./set-pay-password-screen.tsx'),
      'SetPayPasswordScreen',
    ),
  }),
]
