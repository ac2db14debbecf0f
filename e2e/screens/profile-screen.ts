// My profile: the sheet in which a picture of oneself is chosen, cut and sent.

import type { Locator } from 'playwright-core'
import type { CustomerPage } from '../customer-page.ts'

type PictureFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

export function avatarSheet({ page, t }: CustomerPage): Locator {
  return page.getByRole('dialog', { name: t('account.avatarTitle') })
}

export async function openAvatarSheet(person: CustomerPage): Promise<void> {
  await person.goTo('/pages/userinfo')
  await person.page.getByRole('button', { name: person.t('account.avatarChange') }).click()
  await avatarSheet(person).waitFor()
}

/** By its path or as it is, from the gallery: the last of the two ways where there is a camera. */
export async function choosePicture(
  person: CustomerPage,
  file: PictureFile | string,
): Promise<void> {
  await avatarSheet(person).locator('input[type=file]').last().setInputFiles(file)
}

export async function openCrop(person: CustomerPage): Promise<void> {
  await openAvatarSheet(person)
  await choosePicture(person, await drawPicture(person))
  await avatarSheet(person)
    .getByRole('slider', { name: person.t('picture.zoom') })
    .waitFor()
}

/** 900 × 600 with much in it, so that it is not sent in an instant. */
export async function drawPicture({ page }: CustomerPage): Promise<PictureFile> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas')
    for (let place = 0; place < 20_000; place += 1) {
      context.fillStyle = `hsl(${(place * 47) % 360} 70% ${30 + (place % 50)}%)`
      context.fillRect((place * 61) % 900, (place * 97) % 600, 9, 7)
    }
    return canvas.toDataURL('image/png')
  })
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  return { name: 'me.png', mimeType: 'image/png', buffer }
}
