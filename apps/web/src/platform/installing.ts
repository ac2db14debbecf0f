// Whether this is the installed app, or can become it.

import { useSyncExternalStore } from 'react'
import { changeInstallState, installListeners, installState } from './install-offer.ts'

export type Installing = 'installed' | 'justInstalled' | 'offered' | 'by-hand'

export function useInstalling(): Installing {
  return useSyncExternalStore((listener) => {
    installListeners.add(listener)
    return () => installListeners.delete(listener)
  }, readInstalling)
}

/** By a press alone; an offer can be used once. */
export async function install(): Promise<void> {
  const { offer } = installState
  installState.offer = undefined
  await offer?.prompt()
  changeInstallState({})
}

function readInstalling(): Installing {
  if (isInstalled()) return 'installed'
  if (installState.isJustInstalled) return 'justInstalled'
  return installState.offer === undefined ? 'by-hand' : 'offered'
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
