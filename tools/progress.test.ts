// Who waits is told how long yet, and what a command prints for scripts stays as it is.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPhaseProgress } from './phase-progress.ts'
import { createProgress } from './progress.ts'
import SuiteProgress from './suite-progress.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function recorder(isTTY: boolean) {
  const written: string[] = []
  return { written, stream: { isTTY, write: (text: string) => written.push(text) > 0 } }
}

it('says nothing of what ends within 5 s', () => {
  const { written, stream } = recorder(false)
  const progress = createProgress({ what: 'days', total: 31, stream })
  vi.advanceTimersByTime(4_900)
  progress.done(30)
  progress.end()
  vi.advanceTimersByTime(60_000)
  expect(written).toEqual([])
})

it('elsewhere than on a terminal it is a line every 5 s, with what is left', () => {
  const { written, stream } = recorder(false)
  const progress = createProgress({ what: 'records', total: 40_000, stream })
  vi.advanceTimersByTime(5_000)
  progress.done(10_000)
  progress.done(10_001)
  vi.advanceTimersByTime(5_000)
  progress.done(20_000)
  vi.advanceTimersByTime(5_000)
  progress.end()
  expect(written).toEqual([
    '0 of 40,000 records, 5 s so far\n',
    '10,001 of 40,000 records, about 30 s left\n',
    '20,000 of 40,000 records, about 15 s left\n',
  ])
})

it('tells of a step that takes long while nobody counts, and of a loop that lets nobody in', () => {
  const { written, stream } = recorder(false)
  const progress = createProgress({ what: 'days', total: 4, stream })
  progress.done(1)
  vi.advanceTimersByTime(10_000)
  expect(written).toHaveLength(2)
  vi.setSystemTime(Date.now())
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_000)
  progress.done(2)
  expect(written.at(-1)).toBe('2 of 4 days, about 30 s left\n')
  progress.end()
})

it('on a terminal it is a bar on one line, which makes room for what is printed', () => {
  const { written, stream } = recorder(true)
  const progress = createProgress({ what: 'days', total: 4, stream })
  vi.advanceTimersByTime(4_800)
  progress.done(2)
  vi.advanceTimersByTime(200)
  expect(written).toEqual([
    `\r\u001B[K[${'#'.repeat(12)}${'-'.repeat(12)}] 2 of 4 days, about 5 s left`,
  ])
  progress.makeRoom()
  expect(written.at(-1)).toBe('\r\u001B[K')
  progress.end()
  expect(written).toHaveLength(2)
})

it('goes from stage to stage', () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const progress = createPhaseProgress()
  progress.tell('records', 1, 2)
  vi.advanceTimersByTime(5_000)
  progress.tell('tables', 1, 16)
  vi.advanceTimersByTime(5_000)
  progress.end()
  expect(written.map((text) => text.replace(/^.*\] /, '').split(',')[0])).toEqual([
    ...['1 of 2 records', '1 of 16 tables'],
  ])
})

it('counts the files of a run of tests', () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const progress = new SuiteProgress()
  progress.onTestRunStart(Array.from({ length: 4 }))
  progress.onTestModuleEnd()
  vi.advanceTimersByTime(5_000)
  progress.onTestRunEnd()
  expect(written.join('')).toContain('1 of 4 files, about 15 s left')
})
