// Asks customer service about an order or record: opens the chat with it.

import { ButtonLink } from '@fairtick/ui/button'
import { MessageSquareText } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import type { About } from '../about.ts'

export function AskLink({ about }: { about: About }) {
  const t = useText()
  return (
    <ButtonLink
      href={hrefOf('/pages/user/kefu/chat', about)}
      tone="quiet"
      block
      icon={<MessageSquareText />}
    >
      {t('chat.ask')}
    </ButtonLink>
  )
}
