// The routes of trading: one instrument; the mode is in the query.

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pathOf } from '../../platform/paths.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const tradeRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/trade',
    staticData: { words: 'trade' },
    component: lazyRouteComponent(() => import('./trade-screen.tsx'), 'TradeScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/trade/contract',
    staticData: { words: 'trade' },
    beforeLoad: ({ search }) => {
      const href = pathOf('/pages/trade', { ...search, mode: 'contract' })
      throw redirect({ href, replace: true })
    },
  }),
]
