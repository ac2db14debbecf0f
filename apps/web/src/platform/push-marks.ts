// What this browser remembers of pushes, so that the rest is loaded only where there are some.

import { deviceStorage } from '@fairtick/ui/device-storage'

/** That this person wants them here: after the next log-in they come again, unasked. */
export const WANTED = 'fairtick-push'
/** That the browser has a subscription, whoever asked for it. */
export const SUBSCRIBED = 'fairtick-pushed'

export function hasPushes(): boolean {
  return [WANTED, SUBSCRIBED].some((mark) => typeof deviceStorage.read(mark) === 'string')
}
