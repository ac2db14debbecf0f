// HEAD_GIT: over a real repository and its bare remote, which goes away and comes back.

import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { gitPlace } from './git-place.ts'
import { type HeadsFixture, openHeads } from './head-places-fixture.ts'
import { refuseUnusablePlaces } from './open-places.ts'
import { LONGEST_PAUSE_MS } from './send-heads.ts'

let heads: HeadsFixture
let root: string
let clone: string
let remote: string

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'init.defaultBranch=main', ...args], {
    ...{ cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  }).trim()

beforeEach(async () => {
  heads = await openHeads()
  root = mkdtempSync(join(tmpdir(), 'fairtick-git-'))
  ;[clone, remote] = [join(root, 'clone'), join(root, 'remote.git')]
  git(root, 'init', '--quiet', '--bare', remote)
  git(root, 'init', '--quiet', clone)
})
afterEach(async () => {
  rmSync(root, { recursive: true, force: true })
  await heads.close()
})

const addOrigin = () => git(clone, 'remote', 'add', 'origin', remote)
const send = () => heads.senderOf(gitPlace(clone)).send()
const subjects = (folder: string) => git(folder, 'log', '--format=%s', 'main').split('\n')
const shown = (folder: string, day: string) =>
  git(folder, 'show', `main:heads/${day}.jsonl`)
    .split('\n')
    .map((line) => JSON.parse(line))

it('has a file a day, committed by nobody in particular and pushed', async () => {
  addOrigin()
  await heads.publish()
  await send()
  await heads.publish(2)
  await heads.publish(1, DAY_MS)
  await send()
  expect(shown(remote, '2026-01-05')).toEqual(heads.published.slice(0, 3))
  expect(shown(remote, '2026-01-06')).toEqual(heads.published.slice(3))
  expect(subjects(remote)).toEqual(['Heads 1 to 3', 'Heads 0 to 0'])
  expect(git(clone, 'log', '-1', '--format=%an %ae')).toBe('Fairtick heads@fairtick.invalid')
  await send()
  expect(subjects(clone)).toHaveLength(2)
})

it('gets a commit each ten minutes at most', async () => {
  const { send: sendOften } = heads.senderOf(gitPlace(clone))
  for (let minute = 0; minute <= 20; minute += 1) {
    await heads.publish()
    await sendOften()
    if (minute < 20) heads.clock.pass(MINUTE_MS)
  }
  expect(subjects(clone).length).toBeGreaterThanOrEqual(3)
  expect(subjects(clone).length).toBeLessThanOrEqual(5)
})

it('whose remote is away keeps all, and pushes each once when it is back', async () => {
  addOrigin()
  await heads.publish()
  await send()
  renameSync(remote, `${remote}.away`)
  const sender = heads.senderOf(gitPlace(clone))
  for (let time = 0; time < 3; time += 1) {
    await heads.publish()
    heads.clock.pass(LONGEST_PAUSE_MS)
    await sender.send()
  }
  expect(heads.lines.filter((line) => line.includes('git push failed'))).toHaveLength(1)
  expect(heads.behind.get('git')).toBe(3)
  renameSync(`${remote}.away`, remote)
  heads.clock.pass(LONGEST_PAUSE_MS)
  await sender.send()
  expect(shown(remote, '2026-01-05')).toEqual(heads.published)
})

it('leaves alone what else is changed in the clone, and what the remote has besides', async () => {
  addOrigin()
  await heads.publish()
  await send()
  writeFileSync(join(clone, 'note'), 'not yet')
  git(clone, 'add', 'note')
  await heads.publish()
  await send()
  expect(git(clone, 'status', '--porcelain')).toBe('A  note')
  const other = join(root, 'other')
  git(root, 'clone', '--quiet', remote, other)
  git(other, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'b', '--allow-empty')
  git(other, 'push', '--quiet', 'origin', 'main')
  await heads.publish()
  await send()
  expect(subjects(remote)[0]).toBe('b')
  expect(heads.lines.filter((line) => line.includes('git push failed'))).toHaveLength(1)
})

it('sees none of the settings of the server, and shows no password of a remote', async () => {
  const seen = join(root, 'seen')
  mkdirSync(join(clone, '.git', 'hooks'), { recursive: true })
  const hook = join(clone, '.git', 'hooks', 'pre-commit')
  writeFileSync(hook, `#!/bin/sh\nenv > ${seen}\n`)
  chmodSync(hook, 0o755)
  process.env.SMTP_URL = 'smtp://me:hidden@mail.example'
  git(clone, 'remote', 'add', 'origin', 'https://me:hidden@127.0.0.1:1/heads.git')
  try {
    await heads.publish()
    await send()
  } finally {
    delete process.env.SMTP_URL
  }
  expect(readFileSync(seen, 'utf8')).toContain('GIT_TERMINAL_PROMPT=0')
  expect(readFileSync(seen, 'utf8')).not.toContain('SMTP_URL')
  expect(heads.lines.join()).toContain('git push failed')
  expect(heads.lines.join()).not.toContain('hidden@')
})

it('lets a server start', () => {
  const settings = { file: undefined, urls: [], mails: [], tsa: undefined }
  expect(() => refuseUnusablePlaces({ ...settings, git: clone })).not.toThrow()
})
