// Whose session it is, in several tabs at once: what was held for one is not there for another.

import { createBarrier } from '@fairtick/testkit/barrier'
import { afterEach, expect, test, vi } from 'vitest'
import { type Browser, openBrowser } from './tabs-fixture.ts'

afterEach(() => vi.unstubAllGlobals())

/** A tab that holds something read and something filled in, as the stores of the app do. */
async function openTab(browser: Browser) {
  const session = await browser.openTab(() => import('./session.ts'))
  const held = { read: '', draft: '' }
  session.endsWithVisit(() => {
    held.read = ''
  })
  session.endsWithPerson(() => {
    held.draft = ''
  })
  return Object.assign(session, { held })
}

async function twoTabsOfAnn() {
  const browser = openBrowser()
  const here = await openTab(browser)
  here.beginSession('token-of-ann', 'ann')
  const other = await openTab(browser)
  for (const { held } of [here, other]) Object.assign(held, { read: 'balance', draft: '100' })
  browser.tell()
  return { browser, here, other }
}

test('a log-out ends what was read, in every tab', async () => {
  const { browser, here, other } = await twoTabsOfAnn()
  here.leaveSession()
  browser.tell()
  for (const { held, token, visitorId } of [here, other]) {
    expect([held.read, token.get(), visitorId()]).toEqual(['', undefined, undefined])
  }
})

test.each(['after a log-out', 'without one'])('another person finds nothing, %s', async (how) => {
  const { browser, here, other } = await twoTabsOfAnn()
  if (how === 'after a log-out') here.leaveSession()
  here.beginSession('token-of-bob', 'bob')
  browser.tell()
  for (const { held, token, visitorId } of [here, other]) {
    expect([held.read, held.draft, token.get()]).toEqual(['', '', 'token-of-bob'])
    expect(visitorId()).toBe('bob')
  }
})

test('a token that nobody says anything of is taken for another person’s', async () => {
  const { browser, other } = await twoTabsOfAnn()
  localStorage.setItem('token', 'token-of-bob')
  browser.tell()
  expect([other.held.read, other.held.draft, other.visitorId()]).toEqual(['', '', undefined])
  other.noteVisitor('bob')
  expect(other.visitorId()).toBe('bob')
  expect((await openTab(browser)).visitorId()).toBe('bob')
})

test('a new token of the same person ends nothing', async () => {
  const { browser, here, other } = await twoTabsOfAnn()
  here.beginSession('newer-token-of-ann', 'ann')
  browser.tell()
  for (const { held, token } of [here, other]) {
    expect(held).toEqual({ read: 'balance', draft: '100' })
    expect(token.get()).toBe('newer-token-of-ann')
  }
})

test('a session that the server ended ends what was read; a draft waits for its person', async () => {
  const { browser, here, other } = await twoTabsOfAnn()
  here.endSession('token-of-ann')
  browser.tell()
  for (const { held } of [here, other]) expect([held.read, held.draft]).toEqual(['', '100'])
  other.beginSession('newer-token-of-ann', 'ann')
  browser.tell()
  for (const { held } of [here, other]) expect(held.draft).toBe('100')
})

test('who logged out is not told that the session has ended', async () => {
  const { browser, here, other } = await twoTabsOfAnn()
  here.leaveSession()
  // What was asked a moment later went without a token, and was refused.
  here.endSession(undefined)
  expect(here.hasSessionEnded()).toBe(false)
  browser.tell()
  expect(other.hasSessionEnded()).toBe(true)
})

test('the end of a token that another tab has replaced is not the end of the session', async () => {
  const { here, other } = await twoTabsOfAnn()
  here.beginSession('newer-token-of-ann', 'ann')
  // Nobody has told the other tab yet.
  other.endSession('token-of-ann')
  expect([other.token.get(), other.held.read]).toEqual(['newer-token-of-ann', 'balance'])
  expect(localStorage.getItem('token')).toBe('newer-token-of-ann')
})

test('what another person kept on the device is gone when the next one opens it', async () => {
  const { browser, here } = await twoTabsOfAnn()
  browser.storage.set('fairtick-ticket', '{"state":{"stakes":{"BTCUSDT":"5000"}}}')
  here.leaveSession()
  expect((await openTab(browser)).visitorId()).toBeUndefined()
  expect(browser.storage.has('fairtick-ticket')).toBe(true)
  here.beginSession('token-of-bob', 'bob')
  expect(browser.storage.has('fairtick-ticket')).toBe(false)
})

test('with a storage that is full from the start or becomes so, one comes in all the same', async () => {
  const { browser, here, other } = await twoTabsOfAnn()
  browser.fill()
  here.beginSession('token-of-bob', 'bob')
  expect([here.token.get(), here.visitorId()]).toEqual(['token-of-bob', 'bob'])
  browser.tell()
  // What is kept is nobody's any more, and this page does not lose what it alone has.
  expect([here.token.get(), other.token.get()]).toEqual(['token-of-bob', undefined])
  const late = await openTab(browser)
  late.beginSession('newer-token-of-bob', 'bob')
  expect(late.token.get()).toBe('newer-token-of-bob')
})

test.each([
  ['stays', 'token-of-ann', ['100']],
  ['gets another token', 'newer-token-of-ann', ['100']],
  ['leaves', undefined, []],
  ['is followed by another one', 'token-of-bob', []],
] as const)('an answer to who %s', async (_, next, wanted) => {
  const { here } = await twoTabsOfAnn()
  const barrier = createBarrier()
  const told: string[] = []
  const answer = here.askForVisitor(async () => {
    await barrier.pass()
    return '100'
  })
  void answer.then((figure) => told.push(figure))
  if (next === undefined) here.leaveSession()
  else here.beginSession(next, next.endsWith('ann') ? 'ann' : 'bob')
  barrier.open()
  // Whatever would be told is told before a later answer.
  expect(await here.askForVisitor(async () => 'later')).toBe('later')
  await new Promise(setImmediate)
  expect(told).toEqual(wanted)
})
