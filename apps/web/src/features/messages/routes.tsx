// Routes of the messages: the tab, the lists alone, one message or announcement, notices.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root-route.tsx'

export const messageRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/home/msgs',
    validateSearch: readTab,
    component: lazyRouteComponent(() => import('./messages-screen.tsx'), 'MessagesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/message/center',
    validateSearch: readTab,
    component: lazyRouteComponent(
      () => import('./message-center-screen.tsx'),
      'MessageCenterScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/message/detail',
    /** `id`: of the message or announcement. */
    validateSearch: ({ id, kind }: Record<string, unknown>): DetailSearch => ({
      id: typeof id === 'string' ? id : '',
      ...(kind === 'announcement' ? { kind } : {}),
    }),
    component: lazyRouteComponent(
      () => import('./message-detail-screen.tsx'),
      'MessageDetailScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/message/notifyrecords',
    validateSearch: ({ kind }: Record<string, unknown>) => ({
      kind: NOTICE_KINDS.find((known) => known === kind),
    }),
    component: lazyRouteComponent(() => import('./notices-screen.tsx'), 'NoticesScreen'),
  }),
]

type DetailSearch = { id: string; kind?: 'announcement' }

const NOTICE_KINDS = ['option', 'contract', 'deposit', 'withdrawal'] as const

function readTab({ tab }: Record<string, unknown>): { tab: 'system' | 'announcements' } {
  return { tab: tab === 'announcements' ? tab : 'system' }
}
