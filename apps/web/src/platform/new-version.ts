// Notices that a newer build of the app is there; the person decides when to load it.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { useSyncExternalStore } from 'react'

const LOOK_MS = 10 * MINUTE_MS

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

/** Of the release, and of the build that runs: its name changes with every change of the app. */
export function runningVersion(): string {
  const build = (entryOf(document) ?? '').match(/-([\w-]+)\.js$/)?.[1]
  return [__APP_VERSION__, build].filter(Boolean).join(' · ')
}

/** Looks now and then, and when the page comes back to the front. */
export function watchForNewVersion(): void {
  const running = entryOf(document)
  const look = async () => {
    if (isThere || document.visibilityState === 'hidden') return
    const served = await readServed()
    if (served === undefined || served === running) return
    isThere = true
    for (const listener of listeners) listener()
  }
  setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
}

/** Keeps the app for visits without a network, also what its first visit loads. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return
  const { serviceWorker } = navigator
  const isKept = serviceWorker.controller !== null
  try {
    await serviceWorker.register('./service-worker.js')
    const { active } = await serviceWorker.ready
    if (isKept || active === null) return
    const tell = (list: PerformanceObserverEntryList) => {
      active.postMessage(list.getEntries().map(({ name }) => name))
    }
    new PerformanceObserver(tell).observe({ type: 'resource', buffered: true })
  } catch {
    // Without it the app only needs a network; nobody has to be told.
  }
}

/** Of the newest build; undefined while the server does not answer with a page. */
async function readServed(): Promise<string | undefined> {
  try {
    const answer = await fetch('./index.html', { cache: 'no-store' })
    if (!answer.ok) return undefined
    return entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  } catch {
    return undefined
  }
}

/** The scripts that a page begins with: their names change with every change of the app. */
function entryOf(page: Document): string | undefined {
  const scripts = [...page.querySelectorAll('script[type=module][src^="./assets/"]')]
  return scripts.map((script) => script.getAttribute('src')).join(' ') || undefined
}
