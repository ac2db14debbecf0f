// A picture of oneself: chosen, cut with the keyboard, sent, seen, taken away (ux 1.7, REL-43).

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CustomerPage, type PageOptions, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findSmallTargets } from '../page-checks.ts'
import { logIn } from '../screens/login-screen.ts'
import { avatarSheet, choosePicture, openAvatarSheet, openCrop } from '../screens/profile-screen.ts'

const FINGER_PX = 44
const UPLOAD = '**/api/uploadfile'
const fixture = openFixture()

async function enter({ language = 'ja', ...options }: PageOptions = {}) {
  const account = await registerAccount(fixture.server(), language)
  const person = await fixture.customerPage({ language, ...options })
  await logIn(person, account)
  return { person, avatar: async () => (await account.client.call('userDetail')).avatar }
}

const use = (person: CustomerPage) =>
  avatarSheet(person).getByRole('button', { name: person.t('account.avatarUse') })

/** Of the picture from the server in that size, once it is drawn. */
async function shownWidth({ page }: CustomerPage, size: 'large' | 'small'): Promise<number> {
  const isSmall = '[src$="&size=small"]'
  const which = size === 'small' ? isSmall : `:not(${isSmall})`
  const picture = page.locator(`main img[src*="/api/file"]${which}`)
  await picture.waitFor()
  return await picture.evaluate(async (image) => {
    await (image as HTMLImageElement).decode()
    return (image as HTMLImageElement).naturalWidth
  })
}

/** A path: through the browser's line 20 MB would take a slow machine its half minute. */
async function writeTooBig(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'fairtick-picture-')), 'big.jpg')
  await writeFile(path, Buffer.alloc(20 * 1_024 * 1_024 + 1, 0xff))
  return path
}

test('a picture is cut by keyboard, survives a broken line, and is seen on every screen', async () => {
  const { person, avatar } = await enter({ keeps: false })
  const { page, t } = person
  await openAvatarSheet(person)
  const gif = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a-no-picture') }
  await choosePicture(person, gif)
  await avatarSheet(person).getByText(t('picture.wrongType')).waitFor()
  const broken = { ...gif, buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) }
  await choosePicture(person, broken)
  await avatarSheet(person).getByText(t('picture.unreadable')).waitFor()
  await choosePicture(person, await writeTooBig())
  await avatarSheet(person)
    .getByText(t('picture.tooBig', { megabytes: 20 }))
    .waitFor()

  await openCrop(person)
  const zoom = avatarSheet(person).getByRole('slider', { name: t('picture.zoom') })
  await zoom.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => zoom.getAttribute('aria-valuetext')).toBe('110%')
  const [nearer, right] = (['picture.zoomIn', 'account.avatarRight'] as const).map((key) =>
    avatarSheet(person).getByRole('button', { name: t(key), exact: true }),
  )
  await nearer?.press('Enter')
  await right?.press('Enter')
  await expect.poll(() => zoom.getAttribute('aria-valuetext')).toBe('130%')
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])

  await page.route(UPLOAD, (route) => route.abort('connectionreset'))
  await use(person).press('Enter')
  await avatarSheet(person).getByText(t('picture.noAnswer')).waitFor()
  expect(await avatar()).toBe(null)
  await page.unroute(UPLOAD)
  await avatarSheet(person)
    .getByRole('button', { name: t('shell.retry') })
    .click()
  await page.getByText(t('account.avatarSaved')).waitFor()
  expect(await shownWidth(person, 'large')).toBe(512)
  await person.goTo('/pages/usercenter')
  expect(await shownWidth(person, 'small')).toBe(128)
  expect(await avatar()).toMatch(/^\/api\/file\?id=[\w-]{22}$/)
})

test('how much has gone out is said, and sending can be stopped', async () => {
  const { person, avatar } = await enter({ language: 'th' })
  const { page, context, t } = person
  await openCrop(person)
  const session = await context.newCDPSession(page)
  // It takes nearly the 30 s that the server waits: time enough to see it and to press Stop.
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 4_000 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
  await use(person).click()
  const bar = avatarSheet(person).getByRole('progressbar', { name: t('picture.sending') })
  await expect
    .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { timeout: 20_000 })
    .toSatisfy((percent: number) => percent > 0 && percent < 100)
  await avatarSheet(person)
    .getByRole('button', { name: t('picture.stop') })
    .click()
  await use(person).waitFor()
  await session.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  expect(await avatar()).toBe(null)
  await use(person).click()
  await page.getByText(t('account.avatarSaved')).waitFor()
  expect(await avatar()).not.toBe(null)
})

test('a picture is taken away again after one question', async () => {
  const { person, avatar } = await enter()
  const { page, t } = person
  await openCrop(person)
  await use(person).click()
  await page.getByText(t('account.avatarSaved')).waitFor()
  await page.getByRole('button', { name: t('account.avatarRemove') }).click()
  const question = page.getByRole('alertdialog', { name: t('account.avatarRemoveTitle') })
  expect(await findAxeBreaches(page)).toEqual([])
  await question.getByRole('button', { name: t('account.avatarRemoveConfirm') }).click()
  await page.getByText(t('account.avatarRemoved')).waitFor()
  expect(await avatar()).toBe(null)
  expect(await page.locator('main img[src*="/api/file"]').count()).toBe(0)
})
