// System messages: the list, notices of records, one of them, and marking them as read.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { MessageList } from '@fairtick/wire/message-lists'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../platform/client-instance.ts'
import { useLanguage } from '../../platform/i18n.ts'
import { usePagedList } from '../../platform/use-paged-list.ts'

export function useMessageList(list: MessageList) {
  // In the key, as the server tells them in the language asked.
  const language = useLanguage()
  return usePagedList({
    queryKey: ['messages', 'list', language, list],
    read: (paging) => call('messages', { query: { ...paging, list } }),
  })
}

/** One message; seeing it marks it as read. */
export function useMessage(id: string) {
  const language = useLanguage()
  const { mutate: markRead } = useMarkRead()
  const message = useQuery({
    queryKey: ['messages', 'one', language, id],
    queryFn: () => call('messageContent', { query: { id } }),
  })
  const isUnread = message.data?.read === false
  useEffect(() => {
    if (isUnread) markRead({ ids: [id] })
  }, [isUnread, id, markRead])
  return message
}

export type NoticeKind = CallResult<'notices'>['data'][number]['about']['kind']

/** Of one kind, or of any. */
export function useNoticeList(kind: NoticeKind | undefined) {
  const language = useLanguage()
  return usePagedList({
    queryKey: ['messages', 'notices', language, kind],
    read: (paging) => call('notices', { query: { ...paging, kind } }),
  })
}

type ReadScope = { readonly ids: string[] } | { readonly all: true }

export function useMarkRead(onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (scope: ReadScope) => call('readMessages', { body: scope }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['user'] })
      void queries.invalidateQueries({ queryKey: ['messages'] })
      void queries.invalidateQueries({ queryKey: ['announcements'] })
      onDone?.()
    },
  })
}
