// Callers in a closed loop: each waits for its answer before it asks again.

export type MeasuredCalls = {
  readonly perSecond: number
  readonly latenciesMs: readonly number[]
}

/** `callers` loops for `windowMs`; `call` is given the number of its caller, from 0. */
export async function measureCalls(
  call: (caller: number) => Promise<void>,
  callers: number,
  windowMs: number,
): Promise<MeasuredCalls> {
  const latenciesMs: number[] = []
  const startMs = performance.now()
  const endMs = startMs + windowMs
  const loop = async (caller: number): Promise<void> => {
    for (let nowMs = performance.now(); nowMs < endMs; ) {
      await call(caller)
      const doneMs = performance.now()
      latenciesMs.push(doneMs - nowMs)
      nowMs = doneMs
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => loop(caller)))
  const perSecond = latenciesMs.length / ((performance.now() - startMs) / 1_000)
  return { perSecond, latenciesMs }
}
