// A barrier in the way of something under test: it waits there until the test has done the rest.

/** Holds up whoever passes until it is opened. */
export function createBarrier() {
  const arrival = Promise.withResolvers<void>()
  const opening = Promise.withResolvers<void>()
  return {
    reached: arrival.promise,
    open: opening.resolve,
    pass: () => {
      arrival.resolve()
      return opening.promise
    },
  }
}
