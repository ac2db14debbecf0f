// Which screen an address opens: who may see it, what comes late, and what is lost on its way.

import { createMemoryHistory } from '@tanstack/history'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../platform/tabs-fixture.ts'

afterEach(() => vi.unstubAllGlobals())

const Login = () => null
const Home = () => null
const Trade = () => null

async function openTab(start: string, { isSignedIn = true, lost = false } = {}) {
  const browser = openBrowser()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  const tab = await browser.openTab(async () => ({
    ...(await import('./screen-opener.ts')),
    ...(await import('./loaded-read-cache.ts')),
    ...(await import('../platform/session.ts')),
    ...(await import('../shell/failed-screen.tsx')),
    ...(await import('../shell/missing-screen.tsx')),
  }))
  if (isSignedIn) tab.beginSession('token-of-ann', 'ann')
  const history = createMemoryHistory({ initialEntries: [start] })
  const trade = Promise.withResolvers<typeof Trade>()
  const reloadPage = vi.fn()
  const opener = tab.createScreenOpener(
    history,
    [
      { path: '/pages/login', access: 'public', words: 'auth', load: async () => Login },
      {
        path: '/',
        load: async () => (lost ? Promise.reject(new Error('lost')) : Home),
      },
      { path: '/pages/trade', load: () => trade.promise },
      { path: '/pages/trade/contract', leadsTo: ({ symbol }) => `/pages/trade?symbol=${symbol}` },
    ],
    reloadPage,
  )
  /** Waits for what it names: the opener tells of each step. */
  const until = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => isThere() && resolve()
      opener.subscribe(look)
      look()
    })
  const opened = async (Screen: unknown) => {
    await until(() => opener.opened()?.Screen === Screen)
    return opener.opened()
  }
  return { ...tab, history, opener, trade, reloadPage, until, opened }
}

describe('a protected screen', () => {
  test('leads to the login with the way back for who has no token', async () => {
    const { history, opened } = await openTab('/pages/trade?symbol=ETHUSDT', { isSignedIn: false })
    expect(await opened(Login)).toMatchObject({
      access: 'public',
      search: { from: '/pages/trade?symbol=ETHUSDT' },
    })
    expect(history.length).toBe(1)
  })

  test('comes with the cache of what is read; the login does without', async () => {
    const { history, opened, loadedReadCache, beginSession } = await openTab('/', {
      isSignedIn: false,
    })
    await opened(Login)
    expect(loadedReadCache()).toBe(undefined)
    beginSession('token-of-ann', 'ann')
    history.replace('/')
    await opened(Home)
    expect(loadedReadCache()).toBeDefined()
  })

  test('is left when the session ends under it', async () => {
    const { opener, opened, leaveSession } = await openTab('/')
    await opened(Home)
    leaveSession()
    opener.reopen()
    expect((await opened(Login))?.search).toEqual({})
  })
})

test('a screen that comes late does not take the place of a newer one', async () => {
  const { history, opener, opened, trade, MissingScreen } = await openTab('/')
  await opened(Home)
  history.push('/pages/trade')
  expect([opener.isOnTheWay(), opener.opened()?.Screen]).toEqual([true, Home])
  const seen: unknown[] = []
  opener.subscribe(() => seen.push(opener.opened()?.Screen))
  history.push('/pages/login')
  trade.resolve(Trade)
  await opened(Login)
  history.push('/pages/nowhere')
  await opened(MissingScreen)
  expect(seen).not.toContain(Trade)
  expect(opener.isOnTheWay()).toBe(false)
})

test.each([
  ['/PAGES/Trade/?symbol=BTCUSDT&mode=', { symbol: 'BTCUSDT' }],
  ['/pages/trade/contract?symbol=BTCUSDT', { symbol: 'BTCUSDT' }],
])('%s opens the trade screen', async (address, search) => {
  const { opened, trade } = await openTab(address)
  trade.resolve(Trade)
  expect(await opened(Trade)).toMatchObject({ path: '/pages/trade', search })
})

test('an address that no screen has says so', async () => {
  const { opened, MissingScreen } = await openTab('/pages/nowhere')
  await opened(MissingScreen)
})

test('the page comes anew once for a screen that is lost; after that it is said', async () => {
  const { history, opened, reloadPage, FailedScreen } = await openTab('/', { lost: true })
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
  history.push('/')
  await opened(FailedScreen)
  expect(reloadPage).toHaveBeenCalledOnce()
})
