// Routes of salary: moving it to the balance, and what the payroll has paid.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const salaryRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/accountsettle',
    prepare: speakMoney,
    load: () => import('./settle-screen.tsx').then((file) => file.SettleScreen),
  },
  {
    path: '/pages/wallet/payrollrecords',
    prepare: speakMoney,
    load: () => import('./payroll-records-screen.tsx').then((file) => file.PayrollRecordsScreen),
  },
]
