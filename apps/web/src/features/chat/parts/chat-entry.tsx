// The way into the chat from the page of customer service.

import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import type { CallResult } from '@fairtick/wire/api-contract'
import { MessageSquareText } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { HoursLine } from './hours-line.tsx'

export type ChatEntryProps = { hours: CallResult<'customerService'>['hours'] | undefined }

/** A saved copy of before says nothing of hours. */
export function ChatEntry({ hours = null }: ChatEntryProps) {
  const t = useText()
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-body font-semibold text-text">{t('chat.subtitle')}</h2>
      <p className="text-dense text-text2">{t('chat.empty')}</p>
      <HoursLine hours={hours} />
      <ButtonLink href={hrefOf('/pages/user/kefu/chat')} block icon={<MessageSquareText />}>
        {t('chat.start')}
      </ButtonLink>
    </Card>
  )
}
