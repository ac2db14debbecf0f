// One message: whose it is, its text as text, picture, card, time, and how far it got.

import type { ChatMessage } from '@fairtick/wire/socket/frames'
import { BadgeCheck, Check, CheckCheck } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { AboutCard } from './about-card.tsx'
import { MessagePicture } from './message-picture.tsx'

export type MessageBubbleProps = { message: ChatMessage; state: 'sent' | 'read' }

export function MessageBubble({ message, state }: MessageBubbleProps) {
  const t = useText()
  const { shortTime, fullTime } = useFormats()
  if (message.from === 'system') return <Notice message={message} />
  const isMine = message.from === 'me'
  return (
    <article
      className={
        isMine
          ? 'ms-8 self-end rounded-lg bg-primary-tint px-3.5 py-2.5 text-text'
          : 'me-8 self-start rounded-lg bg-surface px-3.5 py-2.5 text-text'
      }
    >
      <p className="flex items-center gap-1 text-caption text-text2">
        {isMine ? <span className="sr-only">{t('chat.you')}</span> : <StaffName />}
      </p>
      {message.deleted ? (
        <p className="text-dense text-text3 italic">{t('chat.deleted')}</p>
      ) : (
        <>
          {message.about !== null && <AboutCard about={message.about} />}
          {message.image !== null && <MessagePicture address={message.image} />}
          {message.text !== '' && (
            <p className="text-body break-words whitespace-pre-wrap">{message.text}</p>
          )}
        </>
      )}
      <p className="flex items-center justify-end gap-1 pt-0.5 text-caption text-text3">
        <time dateTime={new Date(message.time).toISOString()} title={fullTime(message.time)}>
          {shortTime(message.time)}
        </time>
        {isMine && !message.deleted && <State state={state} />}
      </p>
    </article>
  )
}

/** The badge is the server's word for a message of a staff session: no text can show it. */
function StaffName() {
  const t = useText()
  return (
    <>
      {t('chat.agent')}
      <span className="inline-flex items-center gap-0.5 text-success">
        <BadgeCheck aria-hidden="true" className="size-4" />
        {t('chat.badge')}
      </span>
    </>
  )
}

function State({ state }: { state: 'sent' | 'read' }) {
  const t = useText()
  const Icon = state === 'read' ? CheckCheck : Check
  return (
    <span className="inline-flex items-center gap-0.5">
      <Icon aria-hidden="true" className="size-4" />
      {t(state === 'read' ? 'chat.read' : 'chat.sent')}
    </span>
  )
}

function Notice({ message }: { message: ChatMessage }) {
  const t = useText()
  const { fullTime } = useFormats()
  if (message.opensAt === null) return null
  return (
    <p className="px-4 text-center text-caption text-text2">
      {t('chat.away', { time: fullTime(message.opensAt) })}
    </p>
  )
}
