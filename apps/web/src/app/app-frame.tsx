// What is around every screen: live regions, toasts, links, the dialog of an ended session.

import { LiveRegionProvider } from '@fairtick/ui/live-region'
import { ToastProvider } from '@fairtick/ui/toast'
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useText } from '../platform/i18n.ts'
import { useHistory } from '../platform/navigation.ts'
import { receiptBreak, recordBreak } from '../platform/record-break.ts'
import { useSessionEnded, useToken, useVisit } from '../platform/session.ts'
import { useStoredText } from '../platform/stored-text.ts'
import { useDocumentTheme } from '../platform/use-document-theme.ts'
import { DemoStrip } from './demo-strip.tsx'
import { loadedReadCache } from './loaded-read-cache.ts'

const RecordBreakStrip = lazy(() =>
  import('./record-break-strip.tsx').then((file) => ({ default: file.RecordBreakStrip })),
)

const ReceiptBreakStrip = lazy(() =>
  import('./receipt-break-strip.tsx').then((file) => ({ default: file.ReceiptBreakStrip })),
)

const SessionEndedDialog = lazy(() =>
  import('./session-ended-dialog.tsx').then((file) => ({ default: file.SessionEndedDialog })),
)

export type AppFrameProps = {
  /** Of the screen inside; undefined until the first one is there. */
  access: 'public' | 'protected' | undefined
  /** The next screen is being loaded. */
  isOnTheWay: boolean
  /** The session ended under a protected screen. */
  onLeft: () => void
  children: ReactNode
}

export function AppFrame({ access, isOnTheWay, onLeft, children }: AppFrameProps) {
  const t = useText()
  const history = useHistory()
  const visit = useVisit()
  const isSignedIn = useToken() !== undefined
  const hasEnded = useSessionEnded()
  const broken = useStoredText(recordBreak)
  const denied = useStoredText(receiptBreak)
  const { ReadCache, LiveSession } = loadedReadCache() ?? {}
  useDocumentTheme()
  useGuard(access, onLeft)

  /** Plain anchors to our own screens go through the router, which keeps scroll places. */
  const followLink = (event: MouseEvent) => {
    const path = ownPathOf(event)
    if (path === undefined) return
    event.preventDefault()
    history.push(path)
  }
  return (
    <LiveRegionProvider>
      <ToastProvider closeLabel={t('shell.close')} audience={visit}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only links inside are pressed. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well. */}
        <div onClick={followLink} aria-busy={isOnTheWay} className="flex min-h-dvh flex-col">
          <DemoStrip access={access} />
          <Suspense>{broken && <RecordBreakStrip found={broken} />}</Suspense>
          <Suspense>{isSignedIn && denied && <ReceiptBreakStrip found={denied} />}</Suspense>
          {access === 'public'
            ? children
            : isSignedIn &&
              ReadCache && (
                <Suspense>
                  <ReadCache key={visit}>{children}</ReadCache>
                </Suspense>
              )}
        </div>
        {/* Together with the first screen, and not a moment before. */}
        {isSignedIn && access && LiveSession && <LiveSession key={visit} />}
        <Suspense>{hasEnded && <SessionEndedDialog />}</Suspense>
      </ToastProvider>
    </LiveRegionProvider>
  )
}

/** A session that ends, or becomes another's, does so under the screens of the one who was in. */
function useGuard(access: AppFrameProps['access'], onLeft: () => void): void {
  const history = useHistory()
  const visit = useVisit()
  const isSignedIn = useToken() !== undefined
  const shown = useRef({ visit, isSignedIn })
  useEffect(() => {
    const before = shown.current
    shown.current = { visit, isSignedIn }
    if (before.visit === visit || !before.isSignedIn || access === 'public') return
    // To the log-in, with the way back; somebody else begins where everybody does.
    if (isSignedIn) history.replace('/')
    else onLeft()
  }, [visit, isSignedIn, access, history, onLeft])
}

function ownPathOf(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!isPlain || event.altKey || event.defaultPrevented) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null
  return link?.getAttribute('href')?.slice(1)
}
