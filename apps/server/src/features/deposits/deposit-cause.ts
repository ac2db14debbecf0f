// Under which cause the engine is asked to credit a deposit.

const CAUSE = 'deposit:'

export function causeOf(depositId: string): string {
  return CAUSE + depositId
}

/** Which deposit a row of the inbox was about; undefined: none. */
export function depositOfCause(cause: string): string | undefined {
  return cause.startsWith(CAUSE) ? cause.slice(CAUSE.length) : undefined
}
