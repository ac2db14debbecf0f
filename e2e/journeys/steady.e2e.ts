// What has been drawn stays where it is while the rest of a screen comes (ux.md §3: CLS).

import { setTimeout } from 'node:timers/promises'
import { drawSome, IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import type { CDPSession, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Account, CustomerPage } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { untilStill } from '../page-signs.ts'
import { countRequests, type RequestCount } from '../request-count.ts'
import { VIEWS } from '../screens/all-views.ts'
import { logIn } from '../screens/login-screen.ts'
import { seedAccount, seededMarket } from '../seeded-account.ts'
import { registerWithTeams } from '../seeded-team.ts'

/** Half of the gate: the parts of a screen come from the same machine, one soon after another. */
const MOST_SHIFTED = 0.025
/** A cheap phone draws between the parts. */
const TIMES_SLOWER = 4
/** So much later than another may an answer come. */
const LATEST_MS = 400

/** Seen most, so in every run in both orders. */
const ALWAYS = [
  ...['/pages/trade?symbol=BTCUSDT', '/pages/trade/contract?symbol=BTCUSDT', '/'],
  ...['/pages/home/market', '/pages/home/assets', '/pages/lever/leverList'],
]
const OTHERS = VIEWS.flatMap(({ path }) => path ?? []).filter((path) => !ALWAYS.includes(path))
/** Of the others, in either order. */
const DRAWN = 4

/** Answers come in one order, and in the other. */
const RACES = [
  { language: 'ja', order: 1, paths: pathsOf('ja') },
  { language: 'th', order: -1, paths: pathsOf('th') },
] as const

const fixture = openFixture(seededMarket())
let account: Account

beforeAll(async () => {
  const [registered] = await registerWithTeams(fixture.server(), 1)
  account = await seedAccount(fixture.server(), registered as Account)
})

test('no screen moves what it has shown, in whatever order its parts come', async () => {
  const moved = await Promise.all(RACES.map(findMovingScreens))
  // As a text, so that what moved stands in the first line of a failure.
  expect(moved.flat().join('; ')).toBe('')
})

test('a screen that moves is found', async () => {
  const { page, goTo } = await fixture.customerPage()
  await page.addInitScript(noteShifts)
  await goTo('/pages/login')
  await page.locator('main').waitFor()
  await untilStill(page)
  // The browser counts none just after the window got its size, so it moves until one counts.
  const moveAndRead = async () => {
    await page.evaluate(() => {
      const late = document.createElement('div')
      late.style.height = '100px'
      document.querySelector('main')?.before(late)
    })
    return sumOf(await readShifts(page))
  }
  await expect.poll(moveAndRead).toBeGreaterThan(MOST_SHIFTED)
})

function pathsOf(language: string): readonly string[] {
  const others = IS_CAMPAIGN ? OTHERS : drawSome(`steady ${language}`, OTHERS, DRAWN)
  return [...ALWAYS, ...others]
}

async function findMovingScreens({
  language,
  order,
  paths,
}: (typeof RACES)[number]): Promise<string[]> {
  const person = await fixture.customerPage({ language })
  await logIn(person, account)
  await person.context.route('**/api/**', async (route) => {
    await setTimeout(delayOf(route.request().url(), order))
    // Whoever has left meanwhile does not wait for it.
    await route.continue().catch(() => undefined)
  })
  await person.page.addInitScript(noteShifts)
  const requests = countRequests(person.page)
  const device = await person.context.newCDPSession(person.page)
  const moving: string[] = []
  for (const path of paths) {
    const shifts = await shiftsOf(person, device, requests, path)
    const sum = sumOf(shifts)
    if (sum > MOST_SHIFTED) {
      moving.push(`${language} ${path}: ${sum.toFixed(3)} ${JSON.stringify(shifts)}`)
    }
  }
  return moving
}

type Shift = { readonly value: number; readonly moved: readonly string[] }

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Opened with what the visit before has left: what comes then is what a customer sees each day. */
async function shiftsOf(
  { page, goTo }: CustomerPage,
  device: CDPSession,
  requests: RequestCount,
  path: string,
): Promise<readonly Shift[]> {
  await goTo(path)
  await page.locator('main').first().waitFor()
  await requests.untilQuiet()
  await untilStill(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await page.reload()
  await page.locator('main').first().waitFor()
  await requests.untilQuiet()
  await untilStill(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return readShifts(page)
}

/** Always the same for one call, and no multiple of that for the next. */
function delayOf(url: string, order: 1 | -1): number {
  const { pathname } = new URL(url)
  const place = [...pathname].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
  return (LATEST_MS * (order === 1 ? place : 997 - place)) / 997
}

function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((total, { value }) => total + value, 0)
}

function readShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => window.shifts)
}

/** Runs in the page, before the app. */
function noteShifts(): void {
  type Entry = PerformanceEntry & {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly {
      readonly node: Node | null
      readonly previousRect: DOMRect
      readonly currentRect: DOMRect
    }[]
  }
  window.shifts = []
  const note = ({ value, sources }: Entry) => {
    const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
      const element = node instanceof Element ? node : node?.parentElement
      const what = `${element?.tagName} ${element?.className} ${node?.textContent}`.slice(0, 80)
      return `${from.y} to ${to.y}: ${what}`
    })
    window.shifts.push({ value, moved })
  }
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as Entry[]
    entries.filter(({ hadRecentInput }) => !hadRecentInput).forEach(note)
  }).observe({ type: 'layout-shift', buffered: true })
}
