// HEAD_FILE: every head is a line that others can read, also when its folder goes and comes back.

import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignedHead } from '@fairtick/proof/head'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filePlace } from './file-place.ts'
import { type HeadsFixture, openHeads } from './head-places-fixture.ts'
import { refuseUnusablePlaces } from './open-places.ts'
import { LONGEST_PAUSE_MS } from './send-heads.ts'

let heads: HeadsFixture
let root: string
let file: string
const umask = process.umask()

beforeEach(async () => {
  heads = await openHeads()
  root = mkdtempSync(join(tmpdir(), 'fairtick-heads-'))
  mkdirSync(join(root, 'public'))
  file = join(root, 'public', 'heads.jsonl')
})
afterEach(async () => {
  process.umask(umask)
  rmSync(root, { recursive: true, force: true })
  await heads.close()
})

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as SignedHead)

it('gets a line a head, for everybody to read whatever the mask of the server', async () => {
  process.umask(0o077)
  const { send } = heads.senderOf(filePlace(file))
  await heads.publish()
  await send()
  await heads.publish(2)
  await send()
  await send()
  expect(linesOf(file)).toEqual(heads.published)
  expect(statSync(file).mode & 0o777).toBe(0o644)
})

it('whose folder goes away has all it missed when the folder is back', async () => {
  const { send } = heads.senderOf(filePlace(file))
  await heads.publish()
  await send()
  renameSync(join(root, 'public'), join(root, 'away'))
  for (let time = 0; time < 3; time += 1) {
    await heads.publish()
    heads.clock.pass(LONGEST_PAUSE_MS)
    await send()
  }
  renameSync(join(root, 'away'), join(root, 'public'))
  heads.clock.pass(LONGEST_PAUSE_MS)
  await send()
  expect(linesOf(file)).toEqual(heads.published)
})

it('that was moved away is begun anew, and goes on with the next head', async () => {
  const { send } = heads.senderOf(filePlace(file))
  await heads.publish()
  await send()
  renameSync(file, `${file}.1`)
  await heads.publish()
  await send()
  expect([linesOf(`${file}.1`), linesOf(file)]).toEqual(heads.published.map((head) => [head]))
})

it('with a line that was cut short has it whole afterwards', async () => {
  const { send } = heads.senderOf(filePlace(file))
  await heads.publish()
  await send()
  const whole = readFileSync(file, 'utf8')
  for (const length of [1, 5, 200]) {
    writeFileSync(file, whole + whole.slice(0, length))
    await heads.publish()
    await heads.senderOf(filePlace(file)).send()
    expect(linesOf(file)).toEqual([heads.published[0], heads.published.at(-1)])
  }
})

it('that holds something else stays as it is', async () => {
  for (const text of ['a sentence of somebody', `${'a'.repeat(40_000)}`]) {
    writeFileSync(file, text)
    await heads.publish()
    await heads.senderOf(filePlace(file)).send()
    expect(readFileSync(file, 'utf8')).toBe(text)
  }
})

it('that cannot be written refuses the start with a sentence', () => {
  const settings = { urls: [], mails: [], git: undefined, tsa: undefined }
  refuseUnusablePlaces({ ...settings, file })
  const missing = join(root, 'missing', 'heads.jsonl')
  const start = () => refuseUnusablePlaces({ ...settings, file: missing, git: root })
  expect(start).toThrow(`HEAD_FILE must be a file that can be written, but ${missing} cannot.`)
  expect(start).toThrow(`HEAD_GIT must be a clone that can be written, but ${root} is none.`)
})
