// A broken invariant is a programming fault: it stops the engine rather than let it go on wrong.

/** Thrown by `invariant`; nothing catches it but the engine host, which then stops. */
export class InvariantBroken extends Error {
  override readonly name = 'InvariantBroken'
}

/**
 * Throws `InvariantBroken` with `message` when `condition` does not hold. Never switched off. What
 * it is about comes apart where this runs with every order: a text that nobody reads costs as much
 * as the sum that it guards.
 */
export function invariant(
  condition: unknown,
  message: string,
  about?: string | number,
): asserts condition {
  if (condition) return
  throw new InvariantBroken(about === undefined ? message : `${message}: ${about}`)
}

/** Marks a `switch` branch that the types say cannot be reached. */
export function unreachable(value: never): never {
  throw new InvariantBroken(`unreachable: ${JSON.stringify(value)}`)
}
