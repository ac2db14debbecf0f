// The route of the chat with customer service: also for who has not logged in.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root-route.tsx'

export const chatRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/kefu/chat',
    staticData: { access: 'public' },
    /** `kind` and `id`: of an order or record that is asked about. */
    validateSearch: ({ kind, id }: Record<string, unknown>) => ({
      ...(typeof kind === 'string' ? { kind } : {}),
      ...(typeof id === 'string' ? { id } : {}),
    }),
    component: lazyRouteComponent(() => import('./chat-screen.tsx'), 'ChatScreen'),
  }),
]
