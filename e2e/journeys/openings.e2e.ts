// What a screen asks for as it is opened: nothing twice, nothing again because the account channel
// begins, and nothing of an account before it is known which.

import { expect, test } from 'vitest'
import { type Account, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { addressesOf } from '../read-requests.ts'
import { countRequests } from '../request-count.ts'

const SCREENS = [
  '/',
  '/pages/home/market',
  '/pages/trade?symbol=BTCUSDT',
  '/pages/home/order',
  '/pages/home/assets',
]

const fixture = openFixture()
let account: Account | undefined

test.each(SCREENS)(
  '%s asks for nothing twice, at the first visit and at the next',
  async (path) => {
    account ??= await registerAccount(fixture.server())
    const { page } = await fixture.customerPage({ keeps: false })
    await page.addInitScript((token) => localStorage.setItem('token', token), account.token)
    const requests = countRequests(page)
    const calls: string[] = []
    const ofNoAccount = new Set<string>()
    page.on('request', (request) => {
      const asked = addressesOf(request).filter((address) => /^\/(api|market)\//.test(address))
      calls.push(...asked)
      if (request.headers().account === undefined) for (const call of asked) ofNoAccount.add(call)
    })
    const begins = () =>
      page.waitForEvent('websocket').then((socket) =>
        socket.waitForEvent('framereceived', {
          predicate: ({ payload }) => BEGUN.test(String(payload)),
        }),
      )
    const visits = [() => page.goto(`${fixture.server().url}/#${path}`), () => page.reload()]
    for (const visit of visits) {
      calls.length = 0
      await Promise.all([begins(), visit()])
      await requests.untilQuiet()
      expect(calls.length).toBeGreaterThan(0)
      expect(calls.filter((call, place) => calls.indexOf(call) < place)).toEqual([])
    }
    // Only what a first visit has to know before it can name the account.
    expect([...ofNoAccount].sort()).toEqual(['/api/dictionary', '/api/time'])
  },
)

/** The first frame of the account channel. */
const BEGUN = /"event":"snapshot".*"account":/
