// Routes of the home screen.

import type { ScreenRoute } from '../../platform/screen-route.ts'

export const homeRoutes: readonly ScreenRoute[] = [
  {
    path: '/',
    load: () => import('./home-screen.tsx').then((file) => file.HomeScreen),
  },
]
