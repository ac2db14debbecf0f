// Who of this process listens at which place of the bus.

export type AnyListener = (message: unknown) => void

export type BusListeners = {
  /** Returns how to stop listening. */
  readonly add: (place: string, listener: AnyListener) => () => void
  /** Calls the listeners of a place in the order in which they came. */
  readonly tell: (place: string, message: unknown) => void
  readonly clear: () => void
}

/** `onFault` hears of a listener that threw: the others go on. */
export function createBusListeners(onFault: (error: unknown) => void): BusListeners {
  const listeners = new Map<string, readonly AnyListener[]>()
  return {
    add: (place, listener) => {
      // Of its own, so that the same listener can be there twice.
      const entry: AnyListener = (message) => listener(message)
      listeners.set(place, [...(listeners.get(place) ?? []), entry])
      return () => {
        const others = (listeners.get(place) ?? []).filter((other) => other !== entry)
        if (others.length > 0) listeners.set(place, others)
        else listeners.delete(place)
      }
    },
    tell: (place, message) => {
      for (const listener of listeners.get(place) ?? []) {
        try {
          listener(message)
        } catch (error) {
          onFault(error)
        }
      }
    },
    clear: () => listeners.clear(),
  }
}

/** Of a topic or a question, and of a key of it where there is one. */
export function placeOf(name: string, key: string | undefined): string {
  return key === undefined ? name : `${name} ${key}`
}
