// How old the oldest change in each update is when it arrives: from the schedule, not the frame.

import { createSchedule, INSTRUMENTS, symbolOf } from './schedule.ts'

export type LatencyProbe = {
  readonly start: (startMs: number, durationMs: number) => void
  readonly read: (payload: Buffer) => void
  /** Gives the latencies so far and forgets them. */
  readonly take: () => number[]
}

type Update = { readonly code: string; readonly time: number }

/** By symbol, the times at which it ticks, ascending; the same for every probe. */
let timetable: ReadonlyMap<string, readonly number[]> | undefined

export function createLatencyProbe(): LatencyProbe {
  let startMs = Number.POSITIVE_INFINITY
  let latenciesMs: number[] = []
  /** By symbol, the place in its timetable of the first tick not seen yet. */
  const unseen = new Map<string, number>()

  function note(nowMs: number, { code, time }: Update): void {
    const times = timetable?.get(code) ?? []
    const first = unseen.get(code) ?? 0
    const oldest = times[first]
    const newest = time - startMs
    if (oldest === undefined || newest < oldest) return
    latenciesMs.push(nowMs - startMs - oldest)
    let place = first
    while ((times[place] ?? Number.POSITIVE_INFINITY) <= newest) place += 1
    unseen.set(code, place)
  }

  return {
    start: (atMs, durationMs) => {
      startMs = atMs
      timetable ??= createTimetable(durationMs)
    },
    read: (payload) => {
      const nowMs = Date.now()
      const text = payload.toString('latin1')
      if (!text.startsWith('{"command"')) return
      const frame = JSON.parse(text) as Update & { readonly list?: readonly Update[] }
      for (const update of frame.list ?? [frame]) note(nowMs, update)
    },
    take: () => {
      const taken = latenciesMs
      latenciesMs = []
      return taken
    },
  }
}

function createTimetable(durationMs: number): ReadonlyMap<string, readonly number[]> {
  const times = Array.from({ length: INSTRUMENTS }, (): number[] => [])
  for (const { instrument, offsetMs } of createSchedule(durationMs)) {
    times[instrument]?.push(offsetMs)
  }
  return new Map(times.map((each, instrument) => [symbolOf(instrument), each]))
}
