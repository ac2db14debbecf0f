// A part that fails, says nothing, cannot start or never ends is a failed part.
import { afterEach, expect, test, vi } from 'vitest'
import { runNode } from './run-command.ts'
import { runParts } from './run-parts.ts'

const said = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => said.mockClear())

const script = (text: string) => ['--eval', text]

test('parts are counted, and the details of the failed one are printed', async () => {
  const summary = await runParts(
    'check',
    [
      { name: 'good', command: script("console.log('all well')"), showsLastLine: true },
      { name: 'bad', command: script("console.log('line 7 is wrong'); process.exit(3)") },
      { name: 'mute', command: script('process.exit(1)') },
    ],
    2,
  )
  const lines = said.mock.calls.flat().join('\n')
  expect(summary).toMatchObject({ passed: 1, failed: 2 })
  expect(summary.failures.toSorted()).toEqual(['bad', 'mute'])
  expect(lines).toMatch(/^ok .*good \(all well\)$/m)
  expect(lines).toMatch(/^FAILED .*bad$/m)
  expect(lines).toContain('line 7 is wrong')
  expect(lines).toContain('ended with 1 and said nothing')
})

test('a program that is not there is a failure, not an exception', async () => {
  const result = await runNode(['no-such-file.ts'], { show: 'kept', longestMs: 30_000 })
  expect(result.exitCode).not.toBe(0)
})

test('a program that never ends is stopped', async () => {
  const result = await runNode(script('setInterval(() => {}, 1000)'), {
    show: 'kept',
    longestMs: 300,
  })
  expect(result.exitCode).not.toBe(0)
  expect(result.output).toContain('stopped: still running')
})
