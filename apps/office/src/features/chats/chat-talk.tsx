// What was said, in order, with what the staff did in between; theirs alone to see.

import { orUnknown } from '@fairtick/wire/or-unknown'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useQueue } from '../../live/use-queues.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useMe } from '../../platform/session.ts'
import { useChatPicture } from '../queues/public.ts'
import type { ChatCase, ChatEvent, ChatMessage } from './chat-case.ts'
import { DeleteMessage } from './delete-message.tsx'

type Line =
  | { readonly time: number; readonly message: ChatMessage }
  | { readonly time: number; readonly event: ChatEvent; readonly key: string }

export function ChatTalk({ found }: { readonly found: ChatCase }) {
  const lines: readonly Line[] = [
    ...found.messages.map((message) => ({ time: message.time, message })),
    ...found.events.map((event, place) => ({ time: event.time, event, key: `event ${place}` })),
  ].toSorted((a, b) => a.time - b.time)
  const isTyping = useQueue('chat')?.typing.includes(found.id) ?? false
  return (
    <Box role="log" aria-label="Conversation" sx={LOG}>
      {lines.map((line) =>
        'message' in line ? (
          <Message key={line.message.number} id={found.id} message={line.message} />
        ) : (
          <Box key={line.key} sx={EVENT}>
            {eventText(line.event)} · <TimeText ms={line.time} />
          </Box>
        ),
      )}
      <Box aria-live="polite" sx={TYPING}>
        {isTyping ? 'The customer is writing…' : ''}
      </Box>
    </Box>
  )
}

function Message({ id, message }: { readonly id: string; readonly message: ChatMessage }) {
  const mayAnswer = useMe().permissions.includes('chat.answer')
  const { from, staff, text, about, deleted, hasImage, number, read } = message
  if (from === 'system') {
    return (
      <Box sx={EVENT}>
        Told that we are back <TimeText ms={message.opensAt} />
      </Box>
    )
  }
  return (
    <Box component="article" sx={from === 'agent' ? OURS : THEIRS}>
      <Box sx={HEAD}>
        <strong>{from === 'agent' ? (staff?.name ?? 'Staff') : 'Customer'}</strong>
        <TimeText ms={message.time} />
        {from === 'agent' && <StatusChip label={read ? 'read' : 'sent'} />}
      </Box>
      {deleted ? (
        <em>Deleted.</em>
      ) : (
        <>
          {about && (
            <Box>
              About {about.kind} {about.label} <code>{about.id}</code>
            </Box>
          )}
          {hasImage && <Picture id={id} number={number} />}
          <Box sx={TEXT}>{text}</Box>
        </>
      )}
      {from === 'agent' && !deleted && mayAnswer && <DeleteMessage id={id} number={number} />}
    </Box>
  )
}

function Picture({ id, number }: { readonly id: string; readonly number: number }) {
  const [isWanted, setWanted] = useState(false)
  return isWanted ? (
    <ShownPicture id={id} number={number} />
  ) : (
    <Button variant="outlined" onClick={() => setWanted(true)}>
      Look at the picture
    </Button>
  )
}

/** The look is written down, so it is asked for. */
function ShownPicture({ id, number }: { readonly id: string; readonly number: number }) {
  const { url, problem, readAgain } = useChatPicture(id, number)
  return (
    <>
      <ProblemAlert problem={problem} onRetry={readAgain} />
      {url && <Box component="img" src={url} alt="As the customer sent it" sx={PICTURE} />}
    </>
  )
}

function eventText({ kind, staffName, toName, note }: ChatEvent): string {
  const who = staffName ?? 'Nobody of the staff'
  const rest = note === null ? '' : `: “${note}”`
  if (kind === 'transferred') return `${who} passed it to ${toName ?? 'the queue'}${rest}`
  return `${staffName === null ? '' : `${staffName} `}${EVENTS[kind]}${rest}`
}

const EVENTS: Readonly<Record<ChatEvent['kind'], string>> = orUnknown(
  {
    attached: 'Written before the log-in, and attached to this account',
    attached_apart: 'A conversation from before the log-in was attached as an earlier one',
    claimed: 'took it',
    transferred: 'passed it on',
    snoozed: 'put it aside',
    resolved: 'resolved it',
    priority_high: 'gave it a high priority',
    priority_normal: 'gave it the normal priority',
  },
  'something happened',
)

const LOG = { display: 'grid', gap: 1 }
const EVENT = { color: 'text.secondary', fontSize: '0.8125rem', textAlign: 'center' }
const TYPING = { ...EVENT, minHeight: '1.25rem' }
const BUBBLE = { p: 1.5, borderRadius: 2, border: '1px solid', borderColor: 'divider' }
const THEIRS = { ...BUBBLE, mr: 4 }
const OURS = { ...BUBBLE, ml: 4, bgcolor: 'action.hover' }
const HEAD = { display: 'flex', flexWrap: 'wrap', gap: 1, fontSize: '0.8125rem' }
const TEXT = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }
const PICTURE = { display: 'block', maxWidth: '100%', maxHeight: 480, my: 1 }
