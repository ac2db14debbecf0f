// The app's places in the browser's history, under hash paths: what lies over a screen closes
// before the screen is left, and an address that was typed is a step forward.

import { closeTopLayer } from '@fairtick/ui/layers'
import { createHashHistory, type RouterHistory } from '@tanstack/history'

export function createAppHistory(): RouterHistory {
  // Before the router listens itself: it must find the place already.
  window.addEventListener('popstate', () => placeForeignEntry(history))
  const history = createHashHistory()
  history.block({
    blockerFn: ({ action }) => action === 'BACK' && closeTopLayer(),
    enableBeforeUnload: false,
  })
  return history
}

/**
 * An entry that the app did not make, as of an address that was typed, has no place in the order of
 * entries. The router takes it for the first one, and the step there for a step back, which closes
 * an open sheet and leaves the screen as it was. It is the one after the current.
 */
function placeForeignEntry({ location }: RouterHistory): void {
  if (window.history.state !== null) return
  const state = { __TSR_index: location.state.__TSR_index + 1 }
  // The browser's own function: the router's tells everybody of a change.
  History.prototype.replaceState.call(window.history, state, '')
}
