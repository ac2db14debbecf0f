// Routes of my page and my profile.

import type { ScreenRoute } from '../../platform/screen-route.ts'

export const profileRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/usercenter',
    load: () => import('./user-center-screen.tsx').then((file) => file.UserCenterScreen),
  },
  {
    path: '/pages/userinfo',
    load: () => import('./user-info-screen.tsx').then((file) => file.UserInfoScreen),
  },
]
