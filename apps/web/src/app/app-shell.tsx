// What is around every screen: live regions, toasts, links, the dialog of an ended session.

import { LiveRegionProvider } from '@fairtick/ui/live-region'
import { ToastProvider } from '@fairtick/ui/toast'
import { Outlet, useRouter } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense } from 'react'
import { useText } from '../platform/i18n.ts'
import { useSessionEnded, useToken } from '../platform/session.ts'
import { useDocumentLook } from '../platform/use-document-look.ts'

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
          <Outlet />
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
