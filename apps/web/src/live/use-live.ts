// The live stores in components: a row renders when its own symbol changed, and only then.

import type { ChannelName } from '@fairtick/wire/socket/channels'
import type { ServerFrame } from '@fairtick/wire/socket/frames'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { AccountView } from './account-store.ts'
import { accountStore, marketStore, onFrame, socket } from './live.ts'
import type { Quote } from './market-store.ts'
import type { SocketState } from './socket.ts'

export function useQuote(symbol: string): Quote | undefined {
  const subscribe = useCallback(
    (listener: () => void) => marketStore.subscribe(symbol, listener),
    [symbol],
  )
  return useSyncExternalStore(subscribe, () => marketStore.getQuote(symbol))
}

export function useAccountView(): AccountView {
  return useSyncExternalStore(accountStore.subscribe, accountStore.get)
}

export function useSocketState(): SocketState {
  return useSyncExternalStore(socket.subscribe, socket.getState)
}

/** Holds a channel while mounted and hears its frames; undefined holds nothing. */
export function useChannel(
  channel: ChannelName | undefined,
  listener: (frame: ServerFrame) => void,
): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    if (channel === undefined) return
    const stopHearing = onFrame((frame) => latest.current(frame))
    const release = socket.hold([channel])
    return () => {
      release()
      stopHearing()
    }
  }, [channel])
}
