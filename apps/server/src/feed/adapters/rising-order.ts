// The rising order of a venue's ids or times, which one wild value must not block for ever.

export type Place = 'ahead' | 'same' | 'behind'

export type RisingOrder = {
  /** Where `value` stands against the newest one; being ahead it becomes the newest. */
  readonly admit: (value: number | undefined) => Place
  /** The same without remembering anything. */
  readonly compare: (value: number | undefined) => Place
  readonly reset: () => void
}

/** So many values in a row that rise, though all behind, and their order counts from now on. */
export const HEALS_AFTER = 20

/** A value that the venue did not give is ahead of everything and remembered as nothing. */
export function createRisingOrder(): RisingOrder {
  let newest: number | undefined
  let runNewest = Number.NEGATIVE_INFINITY
  let runLength = 0

  const compare = (value: number | undefined): Place => {
    if (value === undefined || newest === undefined || value > newest) return 'ahead'
    return value === newest ? 'same' : 'behind'
  }
  return {
    compare,
    admit: (value) => {
      const place = compare(value)
      if (value === undefined) return place
      if (place === 'behind') {
        runLength = value > runNewest ? runLength + 1 : 1
        runNewest = value
        if (runLength < HEALS_AFTER) return place
      }
      newest = value
      runLength = 0
      return place === 'same' ? 'same' : 'ahead'
    },
    reset: () => {
      newest = undefined
      runLength = 0
    },
  }
}
