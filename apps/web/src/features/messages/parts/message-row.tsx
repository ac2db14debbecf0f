// One message in the list.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { TextRow } from './text-row.tsx'

type Message = CallResult<'messages'>['data'][number]

export function MessageRow({ message }: { message: Message }) {
  const t = useText()
  const { id, title, summary, time, read, deleted, account } = message
  return (
    <TextRow
      href={hrefOf('/pages/message/detail', { id })}
      title={title}
      text={deleted ? t('messages.deleted') : summary}
      time={time}
      account={account}
      state={read ? 'read' : 'unread'}
    />
  )
}
