// The system messages alone, for who comes by a link or a notice.

import { Screen } from '../../app/screen.tsx'
import { useText } from '../../platform/i18n.ts'
import { MarkAllRead } from './parts/mark-all-read.tsx'
import { MessageList } from './parts/message-list.tsx'

export function MessageCenterScreen() {
  const t = useText()
  return (
    <Screen title={t('messages.systemTitle')} actions={<MarkAllRead />}>
      <MessageList />
    </Screen>
  )
}
