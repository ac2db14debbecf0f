// Where heads may go: https, this machine on a test clock alone, no password in an address.

import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('each place has its setting, and none is set by itself', () => {
  const none = { file: undefined, urls: [], mails: [], git: undefined, tsa: undefined }
  expect(readConfig({}).heads).toEqual(none)
  const settings = {
    ...{ HEAD_FILE: '/srv/heads.jsonl', HEAD_GIT: '/srv/clone', HEAD_MAIL: 'a@b.dev, c@d.dev' },
    ...{ HEAD_URL: 'https://one.dev/a, https://10.0.0.1/b', HEAD_TSA: 'http://stamps.dev/tsr' },
  }
  expect(readConfig(settings).heads).toEqual({
    ...{ file: '/srv/heads.jsonl', git: '/srv/clone', mails: ['a@b.dev', 'c@d.dev'] },
    ...{ urls: ['https://one.dev/a', 'https://10.0.0.1/b'], tsa: 'http://stamps.dev/tsr' },
  })
})

test.each([
  ...['http://one.dev/a', 'https://me:word@one.dev/', 'ftp://one.dev/', 'one.dev'],
  ...['http://localhost:4000/', 'http://10.0.0.1:80/', 'https://one.dev,,'],
])('heads may not go to %s', (HEAD_URL) => {
  expect(() => readConfig({ HEAD_URL, CLOCK: 'test' })).toThrow('HEAD_URL must be a list')
})

test('to this machine with a test clock alone', () => {
  const HEAD_URL = 'http://127.0.0.1:4000/heads'
  expect(() => readConfig({ HEAD_URL })).toThrow('with CLOCK=test alone')
  expect(readConfig({ HEAD_URL, CLOCK: 'test' }).heads.urls).toEqual([HEAD_URL])
})

test('what is wrong is told without the address, which may hold a secret', () => {
  const HEAD_URL = 'http://one.dev/hidden'
  expect(() => readConfig({ HEAD_URL })).not.toThrow('hidden')
  expect(() => readConfig({ HEAD_TSA: 'stamps.dev/hidden' })).toThrow('it is something else')
  const many = Array.from({ length: 11 }, (_, place) => `https://one.dev/${place}`).join()
  expect(() => readConfig({ HEAD_URL: many })).toThrow('HEAD_URL must be a list of at most 10')
})
