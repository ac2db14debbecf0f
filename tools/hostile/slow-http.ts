// slowhttptest against a server: headers, bodies and readers that take their time, 1,000 at once.

import { runCommand } from '../run-command.ts'

const CONNECTIONS = '1000'
const PER_SECOND = '300'
const PROBE_SECONDS = '3'
const LONGEST_BEYOND_MS = 60_000
const AVAILABLE = /service available:\s+(YES|NO)/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: it colours what it says.
const COLOURS = /\u001b\[[0-9;]*[A-Za-z]/g

export type SlowMode = 'headers' | 'bodies' | 'readers'

const MODES: Readonly<Record<SlowMode, readonly string[]>> = {
  headers: ['-H', '-t', 'GET', '-i', '5', '-x', '24'],
  bodies: ['-B', '-t', 'POST', '-i', '5', '-s', '8192', '-x', '10', '-f', 'application/json'],
  readers: ['-X', '-w', '10', '-y', '20', '-n', '5', '-z', '32', '-k', '3'],
}

/** What was found: whoever is honest was kept out, or it did not run. */
export async function attackSlowly(
  mode: SlowMode,
  url: string,
  seconds: number,
): Promise<readonly string[]> {
  const { output, exitCode } = await runCommand({
    file: 'slowhttptest',
    args: [
      ...['-c', CONNECTIONS, '-r', PER_SECOND, '-p', PROBE_SECONDS],
      ...['-l', String(seconds), '-u', url, ...MODES[mode]],
    ],
    show: 'kept',
    longestMs: seconds * 1_000 + LONGEST_BEYOND_MS,
  })
  return judgeSlowly(output, exitCode)
}

export function judgeSlowly(output: string, exitCode: number): readonly string[] {
  const states = [...output.replace(COLOURS, '').matchAll(AVAILABLE)].map(([, state]) => state)
  if (states.length === 0) {
    return [`it did not run (${exitCode}): ${output.trim().split('\n').at(-1) ?? ''}`]
  }
  const away = states.filter((state) => state === 'NO').length
  return away === 0 ? [] : [`the server was away in ${away} of ${states.length} looks`]
}
