// The chat while its screen is open: reads it, hears it, says what was read.

import { TYPING_LIFE_MS } from '@fairtick/wire/chat-rules'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useChannel } from '../../live/use-live.ts'
import { serverClock } from '../../platform/clock.ts'
import { subscribeOnline } from '../../platform/online.ts'
import { useToken } from '../../platform/session.ts'
import {
  type ChatView,
  chatView,
  hearChat,
  markRead,
  openChat,
  refill,
  resumeOutbox,
} from './chat-store.ts'

/** A visitor has no socket. */
const VISITOR_READS_MS = 5_000

export function useChat(): ChatView {
  const view = useSyncExternalStore(chatView.subscribe, chatView.get)
  const isSignedIn = useToken() !== undefined
  useChannel(isSignedIn ? 'chat' : undefined, hearChat)
  useEffect(() => {
    void openChat()
    return subscribeOnline(() => {
      resumeOutbox()
      void refill()
    })
  }, [])
  useEffect(() => {
    if (isSignedIn) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refill()
    }, VISITOR_READS_MS)
    return () => clearInterval(timer)
  }, [isSignedIn])
  return view
}

/** True while somebody is writing to me. */
export function useTyping(typingMs: number): boolean {
  const [now, setNow] = useState(() => serverClock.nowMs())
  useEffect(() => {
    const nowMs = serverClock.nowMs()
    setNow(nowMs)
    const leftMs = Math.max(0, typingMs + TYPING_LIFE_MS - nowMs)
    const timer = setTimeout(() => setNow(serverClock.nowMs()), leftMs)
    return () => clearTimeout(timer)
  }, [typingMs])
  return typingMs > 0 && now - typingMs < TYPING_LIFE_MS
}

const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Read is what somebody saw: the page visible and in focus, its end in view, and acted upon. */
export function useReadMark(isAtEnd: () => boolean): void {
  useEffect(() => {
    const onAct = () => {
      const isSeen = document.visibilityState === 'visible' && document.hasFocus()
      if (isSeen && isAtEnd()) void markRead().catch(() => undefined)
    }
    for (const act of ACTS) addEventListener(act, onAct, { passive: true })
    return () => {
      for (const act of ACTS) removeEventListener(act, onAct)
    }
  }, [isAtEnd])
}
