// Runs the parts of a check, a few at a time, and says one line about each as it ends.
import { createProgress } from './progress.ts'
import { type CommandResult, runNode } from './run-command.ts'
import { NOTHING, type TestSummary } from './test-summary.ts'

export type CheckPart = {
  readonly name: string
  /** A JavaScript or TypeScript file and its arguments; exit code 0 means ok. */
  readonly command: readonly string[]
  /** The last line of output stands behind the name, also when all is well. */
  readonly showsLastLine?: true
}

const LONGEST_PART_MS = 5 * 60_000

/** The details of a part that failed are printed whole, below its line. */
export async function runParts(
  name: string,
  parts: readonly CheckPart[],
  atOnce: number,
): Promise<TestSummary> {
  const startedAt = performance.now()
  const waiting = [...parts]
  const failures: string[] = []
  const progress = createProgress({ what: 'parts', total: parts.length })
  let ended = 0
  const work = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const result = await runNode(part.command, { show: 'kept', longestMs: LONGEST_PART_MS })
      if (result.exitCode !== 0) failures.push(part.name)
      progress.makeRoom()
      console.log(reportOf(part, result))
      ended += 1
      progress.done(ended)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  progress.end()
  const failed = failures.length
  const suites = [{ name, tookMs: performance.now() - startedAt }]
  return { ...NOTHING, passed: parts.length - failed, failed, failures, suites }
}

function reportOf(part: CheckPart, result: CommandResult): string {
  const word = result.exitCode === 0 ? 'ok    ' : 'FAILED'
  const seconds = (result.tookMs / 1000).toFixed(1).padStart(5)
  const output = result.output.trim()
  const note = part.showsLastLine === true ? ` (${output.split('\n').at(-1)})` : ''
  const line = `${word} ${seconds} s  ${part.name}${note}`
  if (result.exitCode === 0) return line
  const details = output === '' ? `ended with ${result.exitCode} and said nothing` : output
  return `${line}\n${details.replace(/^/gm, '    ')}`
}
