// Routes of salary: moving it to the balance, and what the payroll has paid.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const salaryRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/accountsettle',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./settle-screen.tsx'), 'SettleScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/wallet/payrollrecords',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(
      () => import('./payroll-records-screen.tsx'),
      'PayrollRecordsScreen',
    ),
  }),
]
