// Routes of my page and my profile.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root-route.tsx'

export const profileRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/usercenter',
    component: lazyRouteComponent(() => import('./user-center-screen.tsx'), 'UserCenterScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/userinfo',
    component: lazyRouteComponent(() => import('./user-info-screen.tsx'), 'UserInfoScreen'),
  }),
]
