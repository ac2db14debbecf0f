// One conversation: what was said on the one side; the answer, its handling, its customer beside.

import { useEffect } from 'react'
import { useParams } from 'react-admin'
import { useFresh } from '../../live/use-fresh.ts'
import { useQueue } from '../../live/use-queues.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { Section } from '../../parts/section.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { officeClient } from '../../platform/office-client.ts'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import { CaseColumns, LiveChip } from '../queues/public.ts'
import { ChatActions } from './chat-actions.tsx'
import { ChatAnswer } from './chat-answer.tsx'
import { CHAT_STATUS_NAMES, CHAT_STATUS_TONES, type ChatCase } from './chat-case.ts'
import { ChatPerson } from './chat-person.tsx'
import { ChatTalk } from './chat-talk.tsx'

/** Each look is written down: a new message is seen so much later at most. */
const SPACING_MS = 2_000

export function ChatPage() {
  const { id = '' } = useParams()
  const reading = useRead('chatCase', { query: { id } })
  const found = reading.data
  const version = useQueue('chat')?.version
  useFresh(version, SPACING_MS, reading.readAgain)
  return (
    <Page
      title={found?.nickname || (found?.userId === null ? 'A visitor' : 'Chat')}
      subtitle={
        <>
          {found && (
            <StatusChip
              label={CHAT_STATUS_NAMES[found.status]}
              tone={CHAT_STATUS_TONES[found.status]}
            />
          )}{' '}
          <LiveChip />
        </>
      }
      back={{ to: '/chats', label: 'Chats' }}
    >
      <Loaded reading={reading}>{(one) => <Case key={id} found={one} />}</Loaded>
    </Page>
  )
}

function Case({ found }: { readonly found: ChatCase }) {
  const me = useMe()
  const isMine = found.assignee?.id === me.id && found.status !== 'resolved'
  useReadMark(isMine ? found : undefined)
  return (
    <CaseColumns
      evidence={
        <Section title="Conversation">
          <ChatTalk found={found} />
        </Section>
      }
    >
      <ChatActions found={found} isMine={isMine} />
      {isMine && <ChatAnswer found={found} />}
      <ChatPerson found={found} />
    </CaseColumns>
  )
}

/** By who answers it, on a page that is seen. */
function useReadMark(mine: ChatCase | undefined): void {
  const id = mine?.id
  const unread = mine?.unread ?? 0
  const last = mine?.messages.at(-1)?.number
  useEffect(() => {
    if (id === undefined || last === undefined || unread === 0) return
    const mark = () => {
      if (document.visibilityState !== 'visible' || !document.hasFocus()) return
      // What fails is said again with the next message, or when the page is looked at anew.
      void officeClient.call('readChatCase', { body: { id, number: last } }).catch(() => undefined)
    }
    mark()
    addEventListener('focus', mark)
    return () => removeEventListener('focus', mark)
  }, [id, last, unread])
}
