// Every screen: axe, no way to the side, targets for a finger, a picture to look at. A run looks at
// each as most people see it, and at each once more in a look that is drawn from the commit.

import { drawNumber, drawSome, IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import { LANGUAGES } from '@fairtick/wire/languages'
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
import { untilStill } from '../page-signs.ts'
import type { Account, Look, Person } from '../person.ts'
import { keepPicture } from '../pictures.ts'
import { DOOR_VIEWS, VIEWS, type View } from '../screens/all-views.ts'
import { logIn } from '../screens/login-screen.ts'
import { openStage } from '../stage.ts'

const FINGER_PX = 44

/**
 * On a busy machine Chromium was seen to draw nothing more of a page whose scripts went on, and to
 * give up a script of a page in the middle of loading it.
 */
const PAGES = 2

const THEMES = ['light', 'dark'] as const
/** Text twice as large as the browser's own has no more room than a phone has. */
const SIZES = [
  { widthPx: 320, textPercent: 100 },
  { widthPx: 390, textPercent: 100 },
  { widthPx: 390, textPercent: 200 },
  { widthPx: 1280, textPercent: 100 },
] as const

/** How a screen is looked at most: every screen in every run. */
const PHONE: Look = { language: 'ja', theme: 'light', widthPx: 390, textPercent: 100 }
const EVERY_LOOK: readonly Look[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => SIZES.map((size) => ({ language, theme, ...size }))),
)

/** Each screen is in one of them. */
const DRAWN_LOOKS = 4

const EVERY_VIEW = [...DOOR_VIEWS, ...VIEWS]
/** Views that follow each other and are of one thing: the one leaves what the next one needs. */
const FAMILIES = familiesOf(EVERY_VIEW)

/** What one person looks at, and how. */
type Tour = { readonly look: Look; readonly views: readonly View[] }

/** Two at a time: one loads while the other is looked at. Each with an account of its own. */
const AT_ONCE = 2
const TOURS = IS_CAMPAIGN
  ? EVERY_LOOK.map((look): Tour => ({ look, views: EVERY_VIEW }))
  : [...deal(FAMILIES, [PHONE, PHONE]), ...deal(shuffled(FAMILIES), drawLooks())]

const stage = openStage(furnishedMarket())
const accounts: Account[] = []

beforeAll(async () => {
  for (const account of await registerWithTeams(stage.server(), AT_ONCE)) {
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

test.each(inPairs(TOURS))('$name: nothing to find', async ({ tours }) => {
  const findings = await Promise.all(
    tours.map((tour, place) => inspectTour(tour, accounts[place] as Account)),
  )
  expect(findings.flat()).toEqual([])
})

/** Of the two languages that a run looks at, on phones; the campaign has the others and desks. */
function drawLooks(): Look[] {
  const looks = EVERY_LOOK.filter(
    ({ language, widthPx }) => (language === 'ja' || language === 'th') && widthPx < 1280,
  )
  return drawSome('looks', looks, DRAWN_LOOKS)
}

/** Each family to the look that has the fewest views yet. */
function deal(families: readonly Family[], looks: readonly Look[]): Tour[] {
  const hands: View[][] = looks.map(() => [])
  for (const family of families) {
    const fewest = Math.min(...hands.map(({ length }) => length))
    hands.find(({ length }) => length === fewest)?.push(...family)
  }
  return looks.map((look, place) => ({ look, views: hands[place] ?? [] }))
}

function shuffled(families: readonly Family[]): Family[] {
  const lotOf = ([first]: Family) => drawNumber(`views ${first?.name}`)
  return families.toSorted((left, right) => lotOf(left) - lotOf(right))
}

type Family = readonly View[]

function familiesOf(views: readonly View[]): Family[] {
  const families: View[][] = []
  const wordOf = (view: View | undefined) => view?.name.replace(/s?(-.*)?$/, '')
  for (const view of views) {
    const last = families.at(-1)
    if (last !== undefined && wordOf(last[0]) === wordOf(view)) last.push(view)
    else families.push([view])
  }
  return families
}

function inPairs(tours: readonly Tour[]) {
  return Array.from({ length: Math.ceil(tours.length / AT_ONCE) }, (_, pair) => {
    const these = tours.slice(pair * AT_ONCE, (pair + 1) * AT_ONCE)
    const name = these.map(({ look, views }) => `${folderOf(look)} (${views.length})`).join(', ')
    return { tours: these, name }
  })
}

/** Begins anew on another page where the browser has lost this one: any other failure stays one. */
async function inspectTour({ look, views }: Tour, account: Account): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const person = await stage.person(look)
    try {
      return await inspectPerson(person, account, views)
    } catch (error) {
      if (attempt === PAGES || (await isWhole(person.page))) throw error
      process.stderr.write(`${folderOf(person)}: another page, the first is lost: ${error}\n`)
    }
  }
}

async function isWhole(page: Page): Promise<boolean> {
  return (await drawsFrames(page)) && (await hasApp(page))
}

/** First what is seen before a log-in. */
async function inspectPerson(
  person: Person,
  account: Account,
  views: readonly View[],
): Promise<string[]> {
  const isBefore = (view: View) => DOOR_VIEWS.includes(view)
  const before = await inspectAll(person, account, views.filter(isBefore))
  await logIn(person, account)
  const inside = views.filter((view) => !isBefore(view))
  const findings = [...before, ...(await inspectAll(person, account, inside))]
  return findings.map((finding) => `${folderOf(person)} ${finding}`)
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
  await untilStill(page)
  await page.getByText(t('shell.loading'), { exact: true }).first().waitFor({ state: 'detached' })
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

function folderOf({ language, theme, widthPx, textPercent }: Look): string {
  const name = `${language}-${theme}-${widthPx}`
  return textPercent === 100 ? name : `${name}-text-${textPercent}`
}
