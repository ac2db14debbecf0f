// The route of the chat with customer service: also for who has not logged in.

import type { ScreenRoute } from '../../platform/screen-route.ts'

export const chatRoutes: readonly ScreenRoute[] = [
  {
    /** `kind` and `id`: of an order or record that is asked about. */
    path: '/pages/user/kefu/chat',
    access: 'public',
    load: () => import('./chat-screen.tsx').then((file) => file.ChatScreen),
  },
]
