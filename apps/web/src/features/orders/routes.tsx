// Routes of the order lists, the history and one order in detail.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakDetails } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const orderRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/home/order',
    beforeLoad: speakDetails,
    component: lazyRouteComponent(() => import('./orders-screen.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/lever/leverList',
    beforeLoad: speakDetails,
    component: lazyRouteComponent(
      () => import('./open-positions-screen.tsx'),
      'OpenPositionsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/lever/orderList',
    beforeLoad: speakDetails,
    component: lazyRouteComponent(
      () => import('./contract-orders-screen.tsx'),
      'ContractOrdersScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/trade/traderecords',
    beforeLoad: speakDetails,
    component: lazyRouteComponent(() => import('./trade-records-screen.tsx'), 'TradeRecordsScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/trade/orderdetail',
    beforeLoad: speakDetails,
    component: lazyRouteComponent(() => import('./order-detail-screen.tsx'), 'OrderDetailScreen'),
  }),
]
