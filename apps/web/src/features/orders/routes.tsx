// Routes of the order lists, the history and one order in detail.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'

export const orderRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/home/order',
    component: lazyRouteComponent(() => import('./orders-screen.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/trade/traderecords',
    component: lazyRouteComponent(() => import('./trade-records-screen.tsx'), 'TradeRecordsScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/trade/orderdetail',
    component: lazyRouteComponent(() => import('./order-detail-screen.tsx'), 'OrderDetailScreen'),
  }),
]
