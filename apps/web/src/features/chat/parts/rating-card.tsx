// How a conversation ended: resolved, and one to five stars, once.

import { Card } from '@fairtick/ui/card'
import { IconButton } from '@fairtick/ui/icon-button'
import type { ChatConversation } from '@fairtick/wire/socket/frames'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { rate } from '../chat-store.ts'

const STARS = [1, 2, 3, 4, 5] as const

export type RatingCardProps = { conversation: ChatConversation; isNewest: boolean }

export function RatingCard({ conversation, isNewest }: RatingCardProps) {
  const t = useText()
  const [isSending, setIsSending] = useState(false)
  const { id, rating } = conversation
  const give = (stars: number) => {
    setIsSending(true)
    void rate(id, stars)
      .catch(() => undefined)
      .finally(() => setIsSending(false))
  }
  return (
    <Card className="flex flex-col items-center gap-2 text-center">
      <p className="text-dense text-text2">{t('chat.resolved')}</p>
      <p className="text-dense text-text">
        {rating === null
          ? t('chat.rate')
          : `${t('chat.thanks')} ${t('chat.star', { count: String(rating) })}`}
      </p>
      {/* At twice the size of text five of them are wider than a phone. */}
      {rating === null && (
        <div className="flex flex-wrap justify-center">
          {STARS.map((stars) => (
            <IconButton
              key={stars}
              label={t('chat.star', { count: String(stars) })}
              icon={<Star className="size-6" />}
              disabled={isSending}
              onClick={() => give(stars)}
            />
          ))}
        </div>
      )}
      {isNewest && <p className="text-caption text-text3">{t('chat.writeNew')}</p>}
    </Card>
  )
}
