// Whether this is the installed app, and the browser's offer to install it, kept until it is used.

import { useSyncExternalStore } from 'react'

/** Of Chromium; other browsers never make one. */
type InstallOffer = Event & {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export type Installing = 'installed' | 'justInstalled' | 'offered' | 'by-hand'

let offer: InstallOffer | undefined
let isJustInstalled = false
const listeners = new Set<() => void>()

/** Early: the browser makes its offer once, soon after the page is there. */
export function watchInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Without this some browsers show a bar of their own, over a login or a trade.
    event.preventDefault()
    offer = event as InstallOffer
    tell()
  })
  addEventListener('appinstalled', () => {
    offer = undefined
    isJustInstalled = true
    tell()
  })
}

export function useInstalling(): Installing {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readInstalling)
}

/** By a press alone; an offer can be used once. */
export async function install(): Promise<void> {
  const used = offer
  offer = undefined
  await used?.prompt()
  tell()
}

function readInstalling(): Installing {
  if (isInstalled()) return 'installed'
  if (isJustInstalled) return 'justInstalled'
  return offer === undefined ? 'by-hand' : 'offered'
}

/** Safari on iPhone and iPad says it in a field of its own. */
function isInstalled(): boolean {
  const isStandalone = (navigator as { readonly standalone?: boolean }).standalone === true
  return isStandalone || matchMedia('(display-mode: standalone)').matches
}

/** iPads call themselves Macs, but have no mouse alone. */
export function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

function tell(): void {
  for (const listener of listeners) listener()
}
