// Routes of the home screen.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root-route.tsx'

export const homeRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
  }),
]
