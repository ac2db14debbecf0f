// One polite and one urgent voice for screen readers, for what happens without moving the focus.

import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'

/** `assertive` is for margin call, stop-out and the end of a session only. */
export type Urgency = 'polite' | 'assertive'

type Announce = (text: string, urgency?: Urgency) => void

const AnnounceContext = createContext<Announce | null>(null)

/** Readers miss a text that is there before the change, so the region is emptied first. */
const CLEAR_MS = 60

export function LiveRegionProvider({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState('')
  const [assertive, setAssertive] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    const set = urgency === 'polite' ? setPolite : setAssertive
    clearTimeout(timer.current)
    set('')
    timer.current = setTimeout(() => set(text), CLEAR_MS)
  }, [])

  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" aria-live="polite" className="sr-only">
        {polite}
      </div>
      <div role="alert" aria-live="assertive" className="sr-only">
        {assertive}
      </div>
    </AnnounceContext>
  )
}

/** Gives the function that speaks a sentence; prices never go here. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext)
  if (announce === null) throw new Error('useAnnounce needs a LiveRegionProvider above it')
  return announce
}
