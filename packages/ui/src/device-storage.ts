// Storage of the browser, which may be full or forbidden at any moment: then nothing is kept, and
// nobody fails for it.

export type DeviceStorage = {
  /** null: nothing is kept; undefined: it cannot be read. */
  readonly read: (key: string) => string | null | undefined
  /** Whether it is kept. What could not be written leaves nothing older behind. */
  readonly write: (key: string, text: string) => boolean
  readonly remove: (key: string) => void
}

/** Outlives the visit, and is shared by all tabs. */
export const deviceStorage = storageOf(() => localStorage)

/** Lives as long as the tab. */
export const tabStorage = storageOf(() => sessionStorage)

/** Asked for anew each time: already naming it throws where it is forbidden. */
function storageOf(storage: () => Storage): DeviceStorage {
  const remove = (key: string) => {
    try {
      storage().removeItem(key)
    } catch {
      // Forbidden: nothing is kept there either.
    }
  }
  return {
    read: (key) => {
      try {
        return storage().getItem(key)
      } catch {
        return undefined
      }
    },
    write: (key, text) => {
      try {
        storage().setItem(key, text)
        return true
      } catch {
        remove(key)
        return false
      }
    },
    remove,
  }
}
