// Routes of customer service and of the page about the app.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root-route.tsx'

export const helpRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/kefu',
    staticData: { access: 'public' },
    component: lazyRouteComponent(() => import('./help-screen.tsx'), 'HelpScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/aboutus',
    component: lazyRouteComponent(() => import('./about-screen.tsx'), 'AboutScreen'),
  }),
]
