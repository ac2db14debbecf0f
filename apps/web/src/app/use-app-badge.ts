// The number on the icon of the installed app: what waits to be read; gone with the log-out.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../platform/query-client.ts'
import { userQuery } from '../platform/shared-queries.ts'

export function useAppBadge(): void {
  const { data: user } = useQuery(userQuery, queryClient)
  const unread = user ? user.unread.service + user.unread.system + user.unread.announcement : 0
  useEffect(() => {
    // An app that is not installed has no icon: some browsers then refuse.
    const shown = unread === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(unread)
    shown?.catch(() => undefined)
  }, [unread])
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), [])
}
