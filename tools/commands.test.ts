// Every command of package.json helps, refuses what it does not know, and misses files in words.

import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { commandEnvironment } from '@fairtick/testkit/command-environment'
import { drawWays } from '@fairtick/testkit/drawn-sample'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT_FOLDER } from './root-folder.ts'

const read = (path: string) => readFileSync(join(ROOT_FOLDER, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const NAMES = Object.keys(scripts)

/** On the data of an installation that is nowhere. */
const ON_DATA = [
  ...['verify-tape', 'verify-audit', 'repair-rows', 'examine', 'recover-office', 'market'],
]
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  market: ['live'],
  recompute: ['09012345678'],
  simulate: ['--seed', '1'],
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtick-commands-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** As npm runs it, in an empty folder, with nobody to type. */
async function run(name: string, ...words: readonly string[]) {
  const [program, ...line] = (scripts[name] ?? '').split(' ')
  expect(program, `${name} runs on our Node`).toBe('node')
  const args = line.map((word) => (word.endsWith('.ts') ? join(ROOT_FOLDER, word) : word))
  const FAIRTICK_DATA = join(folder, 'data')
  const child = spawn(process.execPath, [...args, ...words], {
    ...{
      cwd: folder,
      env: { ...commandEnvironment(), FAIRTICK_DATA },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [status, output, errors] = await Promise.all([
    ended,
    text(child.stdout as NonNullable<typeof child.stdout>),
    text(child.stderr as NonNullable<typeof child.stderr>),
  ])
  return { status, output, errors }
}

/** One sentence and the way to the help; no stack, no warning of Node, nothing in the output. */
function expectRefusal({ status, output, errors }: Awaited<ReturnType<typeof run>>, named: string) {
  expect(errors).toContain(named)
  expect(errors).not.toMatch(/^\s+at |Warning|node:internal|ENOENT/m)
  expect(errors.trim().split('\n')).toHaveLength(2)
  expect(errors).toMatch(/--help$/m)
  expect([status, output]).toEqual([2, ''])
  expect(readdirSync(folder)).toEqual([])
}

/** Each run starts a third of them, drawn from the commit: they share how they are begun. */
const PLAYED = drawWays('commands', NAMES, Math.ceil(NAMES.length / 3))

describe.each(PLAYED)('npm run %s', (name) => {
  it('--help says what it does, what it takes and how it is typed, and does nothing', async () => {
    const { status, output, errors } = await run(name, '--help')
    expect([status, errors]).toEqual([0, ''])
    const call = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
    expect(output.startsWith(`${call} --`)).toBe(true)
    for (const part of ['\nParameters:\n', '\nExample:\n', '  --help  ']) {
      expect(output.replaceAll(/ +/g, '  ')).toContain(part.replaceAll(/ +/g, '  '))
    }
    expect(output.split('\n').filter((line) => line.length > 100)).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  it('an option that it does not know is refused', async () => {
    const needed = NEEDED[name] ?? []
    expectRefusal(await run(name, ...needed, '--no-such-option'), "'--no-such-option'")
  })

  it('a file that is not there, or that it has no use for, is refused', async () => {
    const words =
      name === 'recompute' || name === 'market' || name === 'simulate' ? NEEDED[name] : []
    expectRefusal(await run(name, ...(words ?? []), 'no-such-file.json'), 'no-such-file.json')
  })
})

it('CONTRIBUTING.md and README.md tell of every command, and of no other', () => {
  const told = `${read('CONTRIBUTING.md')}${read('README.md')}`
  const names = [...told.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)]
  const all = new Set(names.map(([, run, known]) => run ?? known))
  expect([...all].sort()).toEqual(NAMES.toSorted())
})

it.each(ON_DATA)('%s makes no installation where there is none, and says where', async (name) => {
  expectRefusal(await run(name, ...(NEEDED[name] ?? [])), join(folder, 'data/database'))
})

describe('files that are there and no use', () => {
  const refused = async (name: string, content: string, sentence: string, ...more: string[]) => {
    const path = join(tmpdir(), `fairtick-${name}-${process.pid}.json`)
    writeFileSync(path, content)
    expectRefusal(await run(name, path, ...more), sentence)
    rmSync(path)
  }

  it.each([
    ['vectors', '{', 'is no JSON.'],
    ['vectors', '{}', 'but no list.'],
    ['vectors', '[]', 'There is not one worked case to run.'],
    ['vectors', '[null]', 'entry 1 is no worked case.'],
    ['recompute', '{', 'is no JSON.'],
    ['recompute', '[]', 'There are no orders to recompute.'],
    ['recompute', '[1]', 'entry 1 is no answer of orderdetail.'],
    ['candles', 'a,b\n1,2\n', 'has none of the known header lines'],
  ])('%s %s', (name, content, sentence) => refused(name, content, sentence))

  it('candles of an interval that is none', () =>
    refused('candles', '', 'INTERVAL is one of 1m, 5m', '2m'))
})

it('recompute without anybody to type a password, or without a server, says so', async () => {
  const { status, errors } = await run('recompute', '09012345678')
  expect([status, errors.split('\n')[1]]).toEqual([2, 'recompute: Password: nothing was typed.'])
  expect(errors).not.toMatch(/Warning|^\s+at /m)
  writeFileSync(join(folder, 'orders.json'), JSON.stringify([{ order: { id: 'a' }, timeline: [] }]))
  const nobody = await run('recompute', join(folder, 'orders.json'), 'http://127.0.0.1:9')
  rmSync(join(folder, 'orders.json'))
  expectRefusal(nobody, 'http://127.0.0.1:9 does not answer')
})
