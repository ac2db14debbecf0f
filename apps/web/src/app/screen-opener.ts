// Opens the screen of the address: nobody without a token passes, but to the public ones; its code
// and words are loaded together, and the screen before stays until they are there.

import { tabStorage } from '@fairtick/ui/device-storage'
import type { RouterHistory } from '@tanstack/history'
import type { ComponentType } from 'react'
import { speakScope } from '../platform/i18n.ts'
import { type Search, searchOf } from '../platform/paths.ts'
import type { ScreenRoute } from '../platform/screen-route.ts'
import { token } from '../platform/session.ts'
import { FailedScreen } from '../shell/failed-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { loadReadCache } from './loaded-read-cache.ts'

export type OpenedScreen = {
  readonly path: string
  readonly access: 'public' | 'protected'
  readonly Screen: ComponentType
  readonly search: Search
  /** The place in the history that it was opened at. */
  readonly entry: string
}

export type ScreenOpener = {
  readonly opened: () => OpenedScreen | undefined
  /** The next screen is being loaded. */
  readonly isOnTheWay: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Opens the address anew, as when somebody is in no longer. */
  readonly reopen: () => void
}

export function createScreenOpener(
  history: RouterHistory,
  routes: readonly ScreenRoute[],
  reloadPage: () => void = () => location.reload(),
): ScreenOpener {
  const routeOf = new Map(routes.map((route) => [route.path.toLowerCase(), route]))
  const listeners = new Set<() => void>()
  let opened: OpenedScreen | undefined
  let onTheWay: symbol | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const open = async () => {
    const { pathname, search, href } = history.location
    const route = routeOf.get(plainPath(pathname))
    const texts = searchOf(search)
    const elsewhere = pathElsewhere(route, texts, href)
    if (elsewhere !== undefined) return history.replace(elsewhere)
    const own = Symbol(href)
    onTheWay = own
    tell()
    const entry = entryOf(history)
    const Screen = await loadScreen(route, reloadPage)
    // Who has gone on since does not come back to it.
    if (Screen === undefined || onTheWay !== own) return
    onTheWay = undefined
    const access = route?.access ?? 'protected'
    opened = { path: route?.path ?? pathname, access, Screen, search: texts, entry }
    tell()
  }
  history.subscribe(() => void open())
  void open()
  return {
    opened: () => opened,
    isOnTheWay: () => onTheWay !== undefined,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reopen: () => void open(),
  }
}

/** Addresses that were typed: capitals and a slash at the end do not matter. */
function plainPath(pathname: string): string {
  const path = pathname.toLowerCase()
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function entryOf({ location }: RouterHistory): string {
  return location.state.__TSR_key ?? location.href
}

function pathElsewhere(
  route: ScreenRoute | undefined,
  search: Search,
  href: string,
): string | undefined {
  if (route?.access !== 'public' && token.get() === undefined) {
    return `/pages/login${href === '/' ? '' : `?${new URLSearchParams({ from: href })}`}`
  }
  return route !== undefined && 'leadsTo' in route ? route.leadsTo(search) : undefined
}

/** In the memory of the tab: the page has come anew for a screen that was lost. */
const CAME_ANEW = 'fairtick-came-anew'

/** undefined: the page comes anew. Until then a lost file fails the same way each time. */
async function loadScreen(
  route: ScreenRoute | undefined,
  reloadPage: () => void,
): Promise<ComponentType | undefined> {
  try {
    const words = speakScope(route?.words ?? 'all')
    const isOpen = route?.access === 'public' && token.get() === undefined
    const cache = isOpen ? undefined : loadReadCache()
    if (route === undefined || !('load' in route)) {
      await Promise.all([words, cache])
      return MissingScreen
    }
    const [Screen] = await Promise.all([route.load(), route.prepare?.(), words, cache])
    tabStorage.remove(CAME_ANEW)
    return Screen
  } catch {
    const mayComeAnew = tabStorage.read(CAME_ANEW) === null && tabStorage.write(CAME_ANEW, 'yes')
    if (!mayComeAnew) return FailedScreen
    reloadPage()
    return undefined
  }
}
