// Going to other screens from code; links are plain anchors made with hrefOf.

import type { RouterHistory } from '@tanstack/history'
import { createContext, useContext, useMemo } from 'react'
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

/** Given by the app around all screens. */
export const HistoryContext = createContext<RouterHistory | undefined>(undefined)

/** Of the screen that is shown: the next one's comes together with it. */
export const SearchContext = createContext<Search>({})

/** The app's places in the history of the browser. */
export function useHistory(): RouterHistory {
  const history = useContext(HistoryContext)
  if (history === undefined) throw new Error('no history around this screen')
  return history
}

/** The same with every drawing: an effect that names it must not run anew until it has gone. */
export function useNavigation(): Navigation {
  const history = useHistory()
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

/** The query of the screen that is shown, as text: `{ symbol: 'BTCUSDT' }`. */
export function useSearchTexts(): Search {
  return useContext(SearchContext)
}
