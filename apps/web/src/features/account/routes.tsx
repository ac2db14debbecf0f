// Routes of the account: its figures and the changes of its balance.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root-route.tsx'

export const accountRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/home/assets',
    component: lazyRouteComponent(() => import('./assets-screen.tsx'), 'AssetsScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/wallet/financialrecords',
    component: lazyRouteComponent(
      () => import('./change-records-screen.tsx'),
      'ChangeRecordsScreen',
    ),
  }),
]
