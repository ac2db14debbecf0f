// A value that is worked out of others: once for all who ask, and anew when one of them is another.

/** Asks the inputs each time: they must be cheap. Whoever asks gets what is no older than they. */
export function createDerivedValue<Made>(
  inputs: () => readonly unknown[],
  make: () => Made,
): () => Made | Awaited<Made> {
  let made: { readonly from: readonly unknown[]; readonly value: Made | Awaited<Made> } | undefined
  return () => {
    const from = inputs()
    if (made !== undefined && areSame(made.from, from)) return made.value
    const value = make()
    const mine = { from, value }
    made = mine
    if (value instanceof Promise) {
      value.then(
        (done) => {
          if (made === mine) made = { from, value: done }
        },
        // Whoever asks next tries again.
        () => {
          if (made === mine) made = undefined
        },
      )
    }
    return value
  }
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, place) => Object.is(one, others[place]))
}
