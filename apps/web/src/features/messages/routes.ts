// Routes of the messages: the tab, the lists alone, one message or announcement, notices.

import type { ScreenRoute } from '../../platform/screen-route.ts'

export const messageRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/home/msgs',
    load: () => import('./messages-screen.tsx').then((file) => file.MessagesScreen),
  },
  {
    path: '/pages/message/center',
    load: () => import('./message-center-screen.tsx').then((file) => file.MessageCenterScreen),
  },
  {
    /** `id`: of the message or announcement. */
    path: '/pages/message/detail',
    load: () => import('./message-detail-screen.tsx').then((file) => file.MessageDetailScreen),
  },
  {
    path: '/pages/message/notifyrecords',
    load: () => import('./notices-screen.tsx').then((file) => file.NoticesScreen),
  },
]
