// Says which visitor writes to customer service: for this tab alone, so that the next person who
// opens the app on the device is not taken for them.

import { tabStorage } from '@fairtick/ui/device-storage'
import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'

const KEY = 'fairtick-visitor'
/** Where storage fails it lives as long as the page. */
let current = tabStorage.read(KEY) ?? undefined

export const visitorToken = {
  get: (): string | undefined => current,
  /** The one that is there, or a new one of 132 random bits. */
  make: (): string => {
    if (current === undefined) {
      current = newIdempotencyKey()
      tabStorage.write(KEY, current)
    }
    return current
  },
  forget: (): void => {
    current = undefined
    tabStorage.remove(KEY)
  },
}
