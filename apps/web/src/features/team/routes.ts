// Routes of the team: its members, the invitation, the rewards.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const teamRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/user/team',
    prepare: speakMoney,
    load: () => import('./team-screen.tsx').then((file) => file.TeamScreen),
  },
  {
    path: '/pages/user/share',
    prepare: speakMoney,
    load: () => import('./share-screen.tsx').then((file) => file.ShareScreen),
  },
  {
    path: '/pages/user/inviterecords',
    prepare: speakMoney,
    load: () => import('./invite-records-screen.tsx').then((file) => file.InviteRecordsScreen),
  },
]
