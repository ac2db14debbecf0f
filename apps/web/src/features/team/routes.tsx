// Routes of the team: its members, the invitation, the rewards.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const teamRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/team',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./team-screen.tsx'), 'TeamScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/share',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./share-screen.tsx'), 'ShareScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/inviterecords',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(
      () => import('./invite-records-screen.tsx'),
      'InviteRecordsScreen',
    ),
  }),
]
