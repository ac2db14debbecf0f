// The system messages alone, for who comes by a link or a notice.

import { useText } from '../../platform/i18n.ts'
import { Screen } from '../../shell/screen.tsx'
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
