// Customer service among the messages: whether somebody is there, the last line, what is unread.

import { CountBadge } from '@fairtick/ui/badge'
import { ListRow } from '@fairtick/ui/list-row'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { Headset } from 'lucide-react'
import { useChannel } from '../../../live/use-live.ts'
import { call } from '../../../platform/client-instance.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { hrefOf } from '../../../platform/paths.ts'
import { invalidate } from '../../../platform/query-client.ts'
import { useHoursText } from './hours-line.tsx'

const CHAT_ROW = ['chat', 'row'] as const

export function ServiceRow() {
  const t = useText()
  const { count } = useFormats()
  const { data } = useQuery({ queryKey: CHAT_ROW, queryFn: () => call('chat') })
  const hours = useHoursText(data?.hours ?? null)
  const lastLine = useLastLine(data)
  useChannel('chat', (frame) => {
    if ('event' in frame && !('account' in frame)) void invalidate(...CHAT_ROW)
  })
  const unread = data?.unread ?? 0
  return (
    <ListRow
      href={hrefOf(lastLine === undefined ? '/pages/user/kefu' : '/pages/user/kefu/chat')}
      leading={<IconTile Icon={Headset} />}
      title={t('messages.supportTitle')}
      subtitle={
        <>
          <span className="line-clamp-1 break-all">{lastLine ?? t('messages.supportText')}</span>
          {hours}
        </>
      }
      trailing={
        unread > 0 && (
          <>
            <span className="sr-only">{t('messages.unread')}</span>
            <CountBadge tone="danger" text={count(unread)} />
          </>
        )
      }
    />
  )
}

/** Undefined: nothing was ever written. */
function useLastLine(chat: CallResult<'chat'> | undefined): string | undefined {
  const t = useText()
  const last = chat?.conversation?.messages.findLast(({ from }) => from !== 'system')
  if (last === undefined) return undefined
  if (last.deleted) return t('chat.deleted')
  return last.text === '' ? t('chat.picture') : last.text
}
