// Tells who keeps a code that a call has used it: it is good once.

/** The fields of the contract that take a code. */
const CODE_FIELDS = ['code', 'otp', 'branchOtp']

const listeners = new Set<() => void>()

/** Never ends: for modules, not for components. */
export function onUsedCode(listener: () => void): void {
  listeners.add(listener)
}

/** After a call with this body was answered well. */
export function noteUsedCode(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  if (!CODE_FIELDS.some((field) => field in body)) return
  for (const listener of listeners) listener()
}
