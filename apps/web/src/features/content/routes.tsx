// Routes of the activity centre and of installing the app.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root-route.tsx'

export const contentRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/find',
    component: lazyRouteComponent(() => import('./find-screen.tsx'), 'FindScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/appdownload',
    component: lazyRouteComponent(() => import('./app-download-screen.tsx'), 'AppDownloadScreen'),
  }),
]
