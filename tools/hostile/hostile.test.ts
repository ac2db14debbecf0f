// What attacks say is read so that nothing passes that was not shown.

import { expect, test } from 'vitest'
import { faultsIn } from './attack-installation.ts'
import { customerCalls, judgeInjection } from './inject-sql.ts'
import { missingProgram } from './programs.ts'
import { judgeSlowly } from './slow-http.ts'

const looks = (...states: string[]) =>
  states.map((state) => `\u001b[1mservice available:\u001b[0m   ${state}\n`).join('')

test('a server that stayed there is no finding, one that was away or never looked at is', () => {
  expect(judgeSlowly(looks('YES', 'YES'), 0)).toEqual([])
  expect(judgeSlowly(looks('YES', 'NO', 'YES'), 0)).toEqual(['the server was away in 1 of 3 looks'])
  expect(judgeSlowly('could not be started: ENOENT', 1)).toEqual([
    'it did not run (1): could not be started: ENOENT',
  ])
})

test('an injection is a finding, and so is a test without an end', () => {
  const none = '[ERROR] all tested parameters do not appear to be injectable. Try to'
  expect(judgeInjection(none, 0)).toEqual([])
  const found = 'sqlmap identified the following injection point(s) with a total of 40 requests:'
  expect(judgeInjection(`a\n${found}\nb`, 0)).toEqual([found])
  expect(judgeInjection('[CRITICAL] unable to connect to the target URL\n', 0)).toEqual([
    'it did not come to an end (0): [CRITICAL] unable to connect to the target URL',
  ])
})

test('a program that is not there is a finding that says how it is had', () => {
  expect(missingProgram('no-such-program')).toEqual([
    'no-such-program is missing: apt-get install -y slowhttptest sqlmap',
  ])
})

test('faults in the log are findings', () => {
  const log = '{"status":400}\n{"status":503,"call":"login"}\n[the server ended: 1]\n'
  expect(faultsIn(log)).toEqual(['{"status":503,"call":"login"}', '[the server ended: 1]'])
})

test('the calls that are tried are those with input', () => {
  const calls = customerCalls('http://a')
  expect(calls.length).toBeGreaterThan(40)
  expect(calls.find(({ name }) => name === 'login')).toMatchObject({
    ...{ method: 'POST', url: 'http://a/api/login', body: expect.stringContaining('password') },
  })
})
