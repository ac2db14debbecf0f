// Every screen in both themes: axe, no way to the side, targets for a finger, a picture to look at.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { furnishAccount, furnishedMarket } from '../furnished-account.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import type { Account, Look, Person } from '../person.ts'
import { picturesFolder } from '../pictures.ts'
import { DOOR_VIEWS, VIEWS, type View } from '../screens/all-views.ts'
import { logIn } from '../screens/login-screen.ts'
import { openStage } from '../stage.ts'

const FINGER_PX = 44
/** Until skeletons have given way and nothing is fetched any more. */
const SETTLE_MS = 300

const stage = openStage(furnishedMarket())
let account: Account

beforeAll(async () => {
  account = await furnishAccount(stage.server())
})

test.each([
  { language: 'ja', theme: 'light', widthPx: 390 },
  { language: 'ja', theme: 'dark', widthPx: 390 },
  { language: 'th', theme: 'light', widthPx: 390 },
  { language: 'th', theme: 'dark', widthPx: 390 },
  { language: 'en', theme: 'light', widthPx: 1280 },
] as const)('$language $theme at $widthPx px: nothing to find', async (look) => {
  const person = await stage.person(look)
  const findings = [...(await inspectAll(person, DOOR_VIEWS))]
  await logIn(person, account)
  findings.push(...(await inspectAll(person, VIEWS)))
  expect(findings).toEqual([])
})

async function inspectAll(person: Person, views: readonly View[]): Promise<string[]> {
  const findings: string[] = []
  for (const view of views) {
    await view.open(person, account)
    await settle(person)
    await keepPicture(person, view)
    const found = await inspect(person)
    findings.push(...found.map((finding) => `${view.name}: ${finding}`))
  }
  return findings
}

async function inspect({ page, widthPx }: Person): Promise<string[]> {
  const found = [...(await findAxeBreaches(page)), ...(await findOverflow(page))]
  if (widthPx !== 390) return found
  found.push(...(await findSmallTargets(page, FINGER_PX)))
  const size = page.viewportSize() ?? { width: widthPx, height: 844 }
  await page.setViewportSize({ ...size, width: 320 })
  found.push(...(await findOverflow(page)).map((finding) => `320 px: ${finding}`))
  await page.setViewportSize(size)
  return found
}

async function settle({ page }: Person): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
}

async function keepPicture(person: Person, { name }: View): Promise<void> {
  const folder = join(picturesFolder(), folderOf(person))
  await mkdir(folder, { recursive: true })
  await person.page.screenshot({ path: join(folder, `${name}.png`) })
}

function folderOf({ language, theme, widthPx }: Look): string {
  return `${language}-${theme}-${widthPx}`
}
