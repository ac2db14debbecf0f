// Routes of customer service and of the page about the app.

import type { ScreenRoute } from '../../platform/screen-route.ts'

export const helpRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/user/kefu',
    access: 'public',
    load: () => import('./help-screen.tsx').then((file) => file.HelpScreen),
  },
  {
    path: '/pages/user/aboutus',
    load: () => import('./about-screen.tsx').then((file) => file.AboutScreen),
  },
]
