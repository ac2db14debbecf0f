// Routes of copy trading.

import { speakCopying, speakDetails } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const copyingRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/signalchannel',
    prepare: speakAll,
    load: () => import('./signal-channel-screen.tsx').then((file) => file.SignalChannelScreen),
  },
  {
    path: '/pages/signalchannel/leader',
    prepare: speakAll,
    load: () => import('./leader-screen.tsx').then((file) => file.LeaderScreen),
  },
  {
    path: '/pages/signalchannel/records',
    prepare: speakAll,
    load: () => import('./copy-records-screen.tsx').then((file) => file.CopyRecordsScreen),
  },
  {
    path: '/pages/signalchannel/lead',
    prepare: speakAll,
    load: () => import('./lead-screen.tsx').then((file) => file.LeadScreen),
  },
]

/** Copies are contracts: their sides and reasons have the words of those. */
async function speakAll(): Promise<void> {
  await Promise.all([speakCopying(), speakDetails()])
}
