// Announcements: the list of those that run, and one of them.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../platform/client-instance.ts'
import { useLanguage } from '../../platform/i18n.ts'
import { usePagedList } from '../../platform/use-paged-list.ts'
import { useMarkRead } from './use-messages.ts'

export function useAnnouncementList() {
  // In the key, as the server tells them in the language asked.
  const language = useLanguage()
  return usePagedList({
    queryKey: ['announcements', 'list', language],
    read: (paging) => call('announcements', { query: paging }),
    // One that is withdrawn is gone without a word.
    staleTime: 0,
  })
}

/** One announcement; seeing it marks it as read. */
export function useAnnouncement(id: string) {
  const language = useLanguage()
  const { mutate: markRead } = useMarkRead()
  const announcement = useQuery({
    queryKey: ['announcements', 'one', language, id],
    queryFn: () => call('announcement', { query: { id } }),
    staleTime: 0,
  })
  const isUnread = announcement.data?.read === false
  useEffect(() => {
    if (isUnread) markRead({ ids: [id] })
  }, [isUnread, id, markRead])
  return announcement
}
