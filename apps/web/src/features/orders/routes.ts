// Routes of the order lists, the history and one order in detail.

import { speakDetails } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const orderRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/home/order',
    prepare: speakDetails,
    load: () => import('./orders-screen.tsx').then((file) => file.OrdersScreen),
  },
  {
    path: '/pages/lever/leverList',
    prepare: speakDetails,
    load: () => import('./open-positions-screen.tsx').then((file) => file.OpenPositionsScreen),
  },
  {
    path: '/pages/lever/orderList',
    prepare: speakDetails,
    load: () => import('./contract-orders-screen.tsx').then((file) => file.ContractOrdersScreen),
  },
  {
    path: '/pages/trade/traderecords',
    prepare: speakDetails,
    load: () => import('./trade-records-screen.tsx').then((file) => file.TradeRecordsScreen),
  },
  {
    path: '/pages/trade/orderdetail',
    prepare: speakDetails,
    load: () => import('./order-detail-screen.tsx').then((file) => file.OrderDetailScreen),
  },
]
