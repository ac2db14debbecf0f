// Routes of the activity centre and of installing the app.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakDetails } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const contentRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/find',
    beforeLoad: speakDetails,
    component: lazyRouteComponent(() => import('./find-screen.tsx'), 'FindScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/appdownload',
    beforeLoad: speakDetails,
    component: lazyRouteComponent(() => import('./app-download-screen.tsx'), 'AppDownloadScreen'),
  }),
]
