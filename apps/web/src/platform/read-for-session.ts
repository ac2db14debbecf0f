// What is read for a person and kept for his next visit; a late answer is not kept for another one.

import { token } from './session.ts'

/** Keeps what was read, unless he has left meanwhile: the device may be somebody else's by then. */
export async function readForSession<Result>(
  read: () => Promise<Result>,
  keep: (result: Result) => void,
): Promise<Result> {
  const asked = token.get()
  const result = await read()
  if (token.get() === asked) keep(result)
  return result
}
