// Every screen in both themes: axe, no way to the side, targets for a finger, a picture to look at.

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { furnishAccount, furnishedMarket } from '../furnished-account.ts'
import { registerWithTeams } from '../furnished-team.ts'
import {
  drawsFrames,
  findAxeBreaches,
  findOverflow,
  findSmallTargets,
  hasApp,
} from '../page-checks.ts'
import type { Account, Look, Person } from '../person.ts'
import { keepPicture } from '../pictures.ts'
import { DOOR_VIEWS, VIEWS, type View } from '../screens/all-views.ts'
import { logIn } from '../screens/login-screen.ts'
import { openStage } from '../stage.ts'

const FINGER_PX = 44
/** Longer than any fade of an app that was asked for less motion. */
const FADE_MS = 150

/**
 * On a busy machine Chromium was seen to draw nothing more of a page whose scripts went on, and to
 * give up a script of a page in the middle of loading it.
 */
const PAGES = 2

/** Two at a time: one loads while the other is looked at. Each with an account of its own. */
const ROUNDS: readonly (readonly Look[])[] = [
  [lookOf('ja'), lookOf('th', { theme: 'dark' })],
  [lookOf('ja', { theme: 'dark' }), lookOf('th')],
  [lookOf('ja', { widthPx: 320 }), lookOf('th', { widthPx: 320 })],
]
const IN_CAMPAIGNS: typeof ROUNDS = [[lookOf('en', { widthPx: 1280 })]]
/** Text twice as large as the browser's own has no more room than a phone has. */
const LARGE_TEXT: typeof ROUNDS = [
  [lookOf('ja', { textPercent: 200 }), lookOf('th', { textPercent: 200 })],
]

const stage = openStage(furnishedMarket())
const accounts: Account[] = []

beforeAll(async () => {
  const most = Math.max(...ROUNDS.map((looks) => looks.length))
  for (const account of await registerWithTeams(stage.server(), most)) {
    accounts.push(await furnishAccount(stage.server(), account))
  }
})

test('the checks find what is planted', async () => {
  const { page } = await stage.person()
  await page.setContent(
    '<html lang="en"><title>Planted</title><main><h1>Planted</h1>' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<p style="color:#bbb">faint</p><div style="width:500px">wide</div>' +
      '<button style="width:20px;height:20px">x</button></main>',
  )
  expect(await findAxeBreaches(page)).toEqual([expect.stringMatching(/^color-contrast: p/)])
  expect((await findOverflow(page))[0]).toMatch(/px wide of 390$/)
  expect(await findSmallTargets(page, FINGER_PX)).toEqual(['BUTTON “x” 20 × 20'])
  expect(await drawsFrames(page)).toBe(true)
  await page.evaluate('window.requestAnimationFrame = () => 0')
  expect(await drawsFrames(page)).toBe(false)
  expect(await hasApp(page)).toBe(false)
})

test.each(
  [...ROUNDS, ...LARGE_TEXT, ...(process.env.CAMPAIGN === '1' ? IN_CAMPAIGNS : [])].map(
    (looks) => ({
      looks,
      name: looks.map(folderOf).join(', '),
    }),
  ),
)('$name: nothing to find', async ({ looks }) => {
  const findings = await Promise.all(
    looks.map((look, place) => inspectLook(look, accounts[place] as Account)),
  )
  expect(findings.flat()).toEqual([])
})

/** Begins anew on another page where the browser has lost this one: any other failure stays one. */
async function inspectLook(look: Look, account: Account): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const person = await stage.person(look)
    try {
      return await inspectPerson(person, account)
    } catch (error) {
      if (attempt === PAGES || (await isWhole(person.page))) throw error
      process.stderr.write(`${folderOf(person)}: another page, the first is lost: ${error}\n`)
    }
  }
}

async function isWhole(page: Page): Promise<boolean> {
  return (await drawsFrames(page)) && (await hasApp(page))
}

async function inspectPerson(person: Person, account: Account): Promise<string[]> {
  const atTheDoor = await inspectAll(person, account, DOOR_VIEWS)
  await logIn(person, account)
  const inside = await inspectAll(person, account, VIEWS)
  return [...atTheDoor, ...inside].map((finding) => `${folderOf(person)} ${finding}`)
}

async function inspectAll(
  person: Person,
  account: Account,
  views: readonly View[],
): Promise<string[]> {
  const findings: string[] = []
  for (const view of views) {
    await view.open(person, { account, server: stage.server() })
    await settle(person)
    await keepPicture(person.page, { folder: folderOf(person), name: view.name })
    const found = await inspect(person)
    findings.push(...found.map((finding) => `${view.name}: ${finding}`))
  }
  return findings
}

async function inspect({ page, widthPx, textPercent }: Person): Promise<string[]> {
  const overflow = await findOverflow(page)
  if (widthPx === 320 || textPercent === 200) return overflow
  const targets = widthPx === 390 ? await findSmallTargets(page, FINGER_PX) : []
  return [...overflow, ...targets, ...(await findAxeBreaches(page))]
}

/** Nothing loads and nothing fades any more. */
async function settle({ page, t }: Person): Promise<void> {
  await page.locator('main').first().waitFor()
  await page.waitForTimeout(FADE_MS)
  await page.getByText(t('shell.loading'), { exact: true }).first().waitFor({ state: 'detached' })
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

function lookOf(language: Look['language'], other: Partial<Look> = {}): Look {
  return { language, theme: 'light', widthPx: 390, textPercent: 100, ...other }
}

function folderOf({ language, theme, widthPx, textPercent }: Look): string {
  const name = `${language}-${theme}-${widthPx}`
  return textPercent === 100 ? name : `${name}-text-${textPercent}`
}
