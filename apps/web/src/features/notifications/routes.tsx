// Routes of the notifications.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const notificationRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/setting/notify',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(
      () => import('./notifications-screen.tsx'),
      'NotificationsScreen',
    ),
  }),
]
