// The route of trading: one instrument, in option mode.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'

export const optionRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/trade',
    component: lazyRouteComponent(() => import('./trade-screen.tsx'), 'TradeScreen'),
  }),
]
