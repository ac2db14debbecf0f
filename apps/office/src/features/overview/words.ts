// Names on the overview that other pages have as well.

export { jobName } from '../operation/public.ts'
export { durationText } from '../queues/public.ts'

const SOURCES: Readonly<Record<string, string>> = {
  live: 'from a real market',
  replay: 'from a recorded market',
  simulated: 'from a simulated market',
}

export function sourceName(source: string): string {
  return SOURCES[source] ?? source
}
