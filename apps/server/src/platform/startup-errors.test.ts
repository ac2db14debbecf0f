// Each fault of the system that a setting can mend is told in a sentence that names the setting.

import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import pg from 'pg'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { describeStartupError } from './startup-errors.ts'

const listenOn = (host: string, port = 0) =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => server.close(resolve))
  })
const connectTo = (url: string) => new pg.Client({ connectionString: url }).connect()
const fault = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work()
  } catch (error) {
    return error
  }
}

it.each([
  ['HOST', 'an address of another machine', () => listenOn('203.0.113.1')],
  ['HOST', 'a name that is none', () => listenOn('no.such.host.invalid')],
  ['DATABASE_URL', 'nobody there', () => connectTo('postgres://127.0.0.1:1/x')],
  ['DATABASE_URL', 'a host that is none', () => connectTo('postgres://no.host.invalid/x')],
  ['PORT', 'no number', () => readConfig({ PORT: 'abc' })],
  ['FAIRTICK_DATA', 'a file', () => mkdirSync(import.meta.filename, { recursive: true })],
  ['FAIRTICK_DATA', 'under a file', () => mkdirSync(`${import.meta.filename}/a`)],
] as const)('%s: %s', async (setting, _, work) => {
  const sentence = describeStartupError(await fault(work))
  expect(sentence).toContain(setting)
  expect(sentence).not.toMatch(/postgres:|\n/)
})

it('says nothing of a fault of our own', () => {
  expect(describeStartupError(new Error('broken'))).toBeUndefined()
  expect(describeStartupError(undefined)).toBeUndefined()
})
