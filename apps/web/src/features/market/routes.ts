// Routes of the market list and of the search.

import type { ScreenRoute } from '../../platform/screen-route.ts'

export const marketRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/home/market',
    load: () => import('./market-screen.tsx').then((file) => file.MarketScreen),
  },
  {
    path: '/pages/currency/search',
    load: () => import('./search-screen.tsx').then((file) => file.SearchScreen),
  },
]
