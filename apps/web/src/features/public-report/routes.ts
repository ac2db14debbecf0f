// Route of the public report.

import { speakDetails, speakReport } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const publicReportRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/report',
    access: 'public',
    prepare: async () => void (await Promise.all([speakDetails(), speakReport()])),
    load: () => import('./report-screen.tsx').then((file) => file.ReportScreen),
  },
]
