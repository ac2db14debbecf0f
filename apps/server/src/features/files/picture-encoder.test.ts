// The process that decodes pictures may crash, hang or eat memory: the server goes on (REL-43).

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { TooBusy } from '../../platform/too-busy.ts'
import { createPictureEncoder, type PictureEncoder } from './picture-encoder.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairtick-encoder-'))
let encoder: PictureEncoder | undefined
afterEach(() => encoder?.stop())
afterAll(() => rmSync(folder, { recursive: true }))

const JOB = { bytes: new Uint8Array(100), purpose: 'avatar' } as const

/** A process that says it is ready, and then does that with the first picture. */
function start(name: string, onPicture: string, longestMs = 60_000): PictureEncoder {
  const program = join(folder, `${name}.mjs`)
  writeFileSync(
    program,
    `process.on('message', () => { ${onPicture} }); process.send({ kind: 'ready' })`,
  )
  encoder = createPictureEncoder({ log: createLog('silent'), program, longestMs })
  return encoder
}

test('a crash is the picture’s fault, and the next picture has a process of its own', async () => {
  const crashing = start('crash', "process.kill(process.pid, 'SIGSEGV')")
  expect(await crashing.encode(JOB)).toEqual({ kind: 'unreadable' })
  expect(await crashing.encode(JOB)).toEqual({ kind: 'unreadable' })
})

test('one that does not come to an end is ended', async () => {
  const hanging = start('hang', 'for (;;) {}', 200)
  expect(await hanging.encode(JOB)).toEqual({ kind: 'unreadable' })
})

test('one that ends between two pictures is no fault of the next one', async () => {
  const report = "process.send({ kind: 'pid', pid: process.pid }, () => process.exit())"
  const leaving = start('leave', report, 2_000)
  const first = (await leaving.encode(JOB)) as unknown as { pid: number }
  await expect.poll(() => isRunning(first.pid)).toBe(false)
  const second = await leaving.encode(JOB)
  expect(second).toEqual({ kind: 'pid', pid: expect.any(Number) })
  expect(second).not.toEqual(first)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('has none of our environment', async () => {
  process.env.FAIRTICK_TEST_SECRET = 'secret'
  const telling = start(
    'tell',
    "process.send({ kind: 'FAIRTICK_TEST_SECRET' in process.env ? 'seen' : 'none' })",
  )
  expect(await telling.encode(JOB)).toEqual({ kind: 'none' })
})

test('a program that does not start is a fault of ours, not of the picture', async () => {
  const program = join(folder, 'missing.mjs')
  encoder = createPictureEncoder({ log: createLog('silent'), program })
  await expect(encoder.encode(JOB)).rejects.toThrow(/did not start/)
})

test('what finds too many waiting is turned away at once', async () => {
  const slow = start('slow', "setTimeout(() => process.send({ kind: 'unreadable' }), 20)")
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => slow.encode(JOB)))
  const [refused, ...more] = answers.filter(({ status }) => status === 'rejected')
  expect(more).toEqual([])
  expect(refused).toMatchObject({ reason: expect.any(TooBusy) })
})

test('the real one is used again after a picture that cannot be read', async () => {
  encoder = createPictureEncoder({ log: createLog('silent') })
  expect(await encoder.encode(JOB)).toEqual({ kind: 'unreadable' })
  const create = { width: 3, height: 2, channels: 3, background: '#a33' } as const
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer())
  expect(await encoder.encode({ bytes, purpose: 'voucher' })).toMatchObject({ kind: 'encoded' })
})
