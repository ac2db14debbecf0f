// Routes of copy trading.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakCopying, speakDetails } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const copyingRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/signalchannel',
    beforeLoad: speakAll,
    component: lazyRouteComponent(
      () => import('./signal-channel-screen.tsx'),
      'SignalChannelScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/signalchannel/leader',
    beforeLoad: speakAll,
    component: lazyRouteComponent(() => import('./leader-screen.tsx'), 'LeaderScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/signalchannel/records',
    beforeLoad: speakAll,
    component: lazyRouteComponent(() => import('./copy-records-screen.tsx'), 'CopyRecordsScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/signalchannel/lead',
    beforeLoad: speakAll,
    component: lazyRouteComponent(() => import('./lead-screen.tsx'), 'LeadScreen'),
  }),
]

/** Copies are contracts: their sides and reasons have the words of those. */
async function speakAll(): Promise<void> {
  await Promise.all([speakCopying(), speakDetails()])
}
