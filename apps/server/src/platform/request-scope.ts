// Which request of a customer or of the staff is being answered: known to all that is done for it,
// here and in the processes that it asks.

import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

export function inRequest<Result>(id: string, work: () => Result): Result {
  return scope.run(id, work)
}

/** Undefined outside of any. */
export function currentRequest(): string | undefined {
  return scope.getStore()
}
