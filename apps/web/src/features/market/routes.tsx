// Routes of the market list and of the search.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root-route.tsx'

export const marketRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/home/market',
    component: lazyRouteComponent(() => import('./market-screen.tsx'), 'MarketScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/currency/search',
    component: lazyRouteComponent(() => import('./search-screen.tsx'), 'SearchScreen'),
  }),
]
