// Going to other screens from code; links are plain anchors made with hrefOf.

import { type RouterHistory, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pathOf, type ScreenPath, type Search } from './paths.ts'

export type Navigation = {
  readonly go: (path: ScreenPath, search?: Search) => void
  /** Takes the place of this screen in the history. */
  readonly replace: (path: ScreenPath, search?: Search) => void
  /** To the screen before, or home for who came in by a link. */
  readonly back: () => void
  /** To a path that was kept as text, such as where the login was asked for. */
  readonly returnTo: (path: string | undefined) => void
}

/** What goes back by itself leaves the screen with all that lies over it. */
const PAST_LAYERS = { ignoreBlocker: true } as const

/** The same with every drawing: an effect that names it must not run anew until it has gone. */
export function useNavigation(): Navigation {
  const { history } = useRouter()
  return useMemo(() => navigationIn(history), [history])
}

function navigationIn(history: RouterHistory): Navigation {
  return {
    go: (path, search) => history.push(pathOf(path, search)),
    replace: (path, search) => history.replace(pathOf(path, search)),
    back: () => (history.canGoBack() ? history.back(PAST_LAYERS) : history.replace('/')),
    // Only a path of our own: a link could carry anything in its query.
    returnTo: (path) => history.replace(path?.startsWith('/') ? path : '/'),
  }
}

/** The query of the current screen, as text: `{ symbol: 'BTCUSDT' }`. */
export function useSearchTexts(): Readonly<Record<string, string | undefined>> {
  return useSearch({ strict: false })
}
