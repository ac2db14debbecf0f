// What is around every screen: live regions, toasts, links, the dialog of an ended session.

import { LiveRegionProvider } from '@fairtick/ui/live-region'
import { ToastProvider } from '@fairtick/ui/toast'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense } from 'react'
import { useText } from '../platform/i18n.ts'
import { token, useSessionEnded, useToken } from '../platform/session.ts'
import { useDocumentLook } from '../platform/use-document-look.ts'
import { DemoStrip } from './demo-strip.tsx'

/** The login does without the cache, so it is no part of the first load of who must log in. */
const loadReadCache = () => import('./read-cache.tsx').then((file) => ({ default: file.ReadCache }))
const readCache = token.get() === undefined ? undefined : loadReadCache()
const ReadCache = lazy(() => readCache ?? loadReadCache())
const SessionEndedDialog = lazy(() =>
  import('./session-ended-dialog.tsx').then((file) => ({ default: file.SessionEndedDialog })),
)
const LiveSession = lazy(() =>
  import('./live-session.tsx').then((file) => ({ default: file.LiveSession })),
)

export function AppShell() {
  const t = useText()
  const { history } = useRouter()
  const isSignedIn = useToken() !== undefined
  const hasEnded = useSessionEnded()
  const isPublic = useMatches().at(-1)?.staticData.access === 'public'
  useDocumentLook()

  /** Plain anchors to our own screens go through the router, which keeps scroll places. */
  const followLink = (event: MouseEvent) => {
    const path = ownPathOf(event)
    if (path === undefined) return
    event.preventDefault()
    history.push(path)
  }
  return (
    <LiveRegionProvider>
      <ToastProvider closeLabel={t('shell.close')}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only links inside are pressed. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well. */}
        <div onClick={followLink}>
          <DemoStrip />
          {isPublic ? (
            <Outlet />
          ) : (
            <Suspense>
              <ReadCache>
                <Outlet />
              </ReadCache>
            </Suspense>
          )}
        </div>
        <Suspense>
          {isSignedIn && <LiveSession />}
          {hasEnded && <SessionEndedDialog />}
        </Suspense>
      </ToastProvider>
    </LiveRegionProvider>
  )
}

function ownPathOf(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!isPlain || event.altKey || event.defaultPrevented) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null
  return link?.getAttribute('href')?.slice(1)
}
