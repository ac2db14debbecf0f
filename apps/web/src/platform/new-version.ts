// Notices that a newer build of the app is there; the person decides when to load it.

import { useSyncExternalStore } from 'react'

const LOOK_MS = 10 * 60_000

let isThere = false
const listeners = new Set<() => void>()

/** True once the server gives out another build than the one that runs. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isThere,
  )
}

/** Looks now and then, and when the page comes back to the front. */
export function watchForNewVersion(): void {
  const script = document.querySelector('script[type=module][src]')
  const running = entryOf(script?.getAttribute('src') ?? '')
  if (running === undefined) return
  const look = async () => {
    if (isThere || document.visibilityState === 'hidden') return
    const served = entryOf(await readPage())
    if (served === undefined || served === running) return
    isThere = true
    for (const listener of listeners) listener()
  }
  setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
}

/** Keeps the app for visits without a network. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return
  // Without it the app only needs a network; nobody has to be told.
  navigator.serviceWorker.register('./service-worker.js').catch(() => undefined)
}

async function readPage(): Promise<string> {
  try {
    return await (await fetch('./index.html', { cache: 'no-store' })).text()
  } catch {
    return ''
  }
}

/** The built entry script that a page names; a page of the developer's server names none. */
function entryOf(page: string): string | undefined {
  return /assets\/index-[\w-]+\.js/.exec(page)?.[0]
}
