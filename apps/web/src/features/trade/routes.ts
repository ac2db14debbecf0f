// The routes of trading: one instrument; the mode is in the query.

import { pathOf } from '../../platform/paths.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const tradeRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/trade',
    words: 'trade',
    load: () => import('./trade-screen.tsx').then((file) => file.TradeScreen),
  },
  {
    path: '/pages/trade/contract',
    words: 'trade',
    leadsTo: (search) => pathOf('/pages/trade', { ...search, mode: 'contract' }),
  },
]
