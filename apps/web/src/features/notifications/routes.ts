// Routes of the notifications.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const notificationRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/setting/notify',
    prepare: speakMoney,
    load: () => import('./notifications-screen.tsx').then((file) => file.NotificationsScreen),
  },
]
