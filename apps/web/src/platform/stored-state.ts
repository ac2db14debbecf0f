// Where the stores of the app keep their state. A change of it never fails: log-in goes through
// here as well.

import { deviceStorage } from '@fairtick/ui/device-storage'
import { createJSONStorage } from 'zustand/middleware'

/** The `storage` of every `persist`; what cannot be kept holds until the page is left. */
export const storedState = createJSONStorage<unknown>(() => ({
  getItem: (key) => deviceStorage.read(key) ?? null,
  setItem: deviceStorage.write,
  removeItem: deviceStorage.remove,
}))
