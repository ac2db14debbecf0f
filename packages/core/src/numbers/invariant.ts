// A broken invariant is a programming fault: it stops the engine rather than let it go on wrong.

/** Thrown by `invariant`; nothing catches it but the engine host, which then stops. */
export class InvariantBroken extends Error {
  override readonly name = 'InvariantBroken'
}

/** Throws `InvariantBroken` with `message` when `condition` does not hold. Never switched off. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantBroken(message)
}

/** Marks a `switch` branch that the types say cannot be reached. */
export function unreachable(value: never): never {
  throw new InvariantBroken(`unreachable: ${JSON.stringify(value)}`)
}
