// Says that the session is about to end, and ends it: a page left open shows nothing to others.

import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useLogout } from 'react-admin'
import { lastCall, officeClient } from '../platform/office-client.ts'
import { monotonicMs, serverClock } from '../platform/office-clock.ts'
import { type SessionEnd, session } from '../platform/session.ts'
import { createSessionWatch, type SessionState } from './session-watch.ts'

const LOOK_EVERY_MS = 1_000
const ASK_AGAIN_MS = 5_000
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
const PARTS = {
  ...{ clock: serverClock, lastCallMs: lastCall },
  beganMs: () => session.get()?.beganMs,
}
const SENTENCES = {
  idle: 'Nobody has used this page for a while. It closes by itself in',
  day: 'A session lasts 12 hours at most. Finish what you do: it closes in',
  ended: 'The session closes in',
}

export function IdleWatch() {
  const [state, stay] = useSessionState()
  if (state.is !== 'ending') return null
  const { why, leftMs } = state
  return (
    <Dialog open role="alertdialog" aria-labelledby="ending" aria-describedby="ending-why">
      <DialogTitle id="ending">Your session is about to end</DialogTitle>
      <DialogContent id="ending-why">
        {SENTENCES[why]} {Math.ceil(leftMs / 1_000)} seconds.
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={stay} autoFocus>
          {why === 'idle' ? 'Stay signed in' : 'Go on for now'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useSessionState(): [SessionState, () => void] {
  const [state, setState] = useState<SessionState>({ is: 'open' })
  const [isSeen, setSeen] = useState(false)
  const [watch] = useState(() => createSessionWatch(PARTS))
  const isWarning = useRef(false)
  const logOut = useLogout()
  useEffect(() => {
    // While the warning stands only its button counts: a stray touch is no answer to it.
    const note = () => {
      if (!isWarning.current) watch.note()
    }
    let askedMs = Number.NEGATIVE_INFINITY
    for (const input of INPUTS) window.addEventListener(input, note, { passive: true })
    const timer = setInterval(() => {
      const next = watch.check()
      isWarning.current = next.is === 'ending' && next.why === 'idle'
      setState(next)
      if (next.is === 'unheard' && monotonicMs() - askedMs >= ASK_AGAIN_MS) {
        askedMs = monotonicMs()
        officeClient.call('me').catch(() => undefined)
      }
      if (next.is === 'ended') endSession(next.why, logOut)
    }, LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      for (const input of INPUTS) window.removeEventListener(input, note)
    }
  }, [watch, logOut])
  const stay = () => {
    watch.note()
    isWarning.current = false
    setState({ is: 'open' })
    setSeen(true)
    officeClient.call('me').catch(() => undefined)
  }
  const isSeenOff = isSeen && state.is === 'ending' && state.why === 'day'
  return [isSeenOff ? { is: 'open' } : state, stay]
}

/** The server is told as well; the page closes whether it answers or not. */
function endSession(why: SessionEnd, logOut: ReturnType<typeof useLogout>): void {
  if (session.get() === undefined) return
  officeClient.call('logout').catch(() => undefined)
  session.end(why)
  void logOut({}, '/login')
}
