// Routes of the messages: the tab, the list alone, one message.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root-route.tsx'

export const messageRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/home/msgs',
    component: lazyRouteComponent(() => import('./messages-screen.tsx'), 'MessagesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/message/center',
    component: lazyRouteComponent(
      () => import('./message-center-screen.tsx'),
      'MessageCenterScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/message/detail',
    /** `id`: of the message. */
    validateSearch: ({ id }: Record<string, unknown>) => ({ id: typeof id === 'string' ? id : '' }),
    component: lazyRouteComponent(
      () => import('./message-detail-screen.tsx'),
      'MessageDetailScreen',
    ),
  }),
]
