// Routes of the activity centre and of installing the app.

import { speakDetails } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const contentRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/find',
    prepare: speakDetails,
    load: () => import('./find-screen.tsx').then((file) => file.FindScreen),
  },
  {
    path: '/pages/appdownload',
    prepare: speakDetails,
    load: () => import('./app-download-screen.tsx').then((file) => file.AppDownloadScreen),
  },
]
