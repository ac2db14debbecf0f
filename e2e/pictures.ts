// Pictures of the screens, for people to look at: they go outside of the repository.

import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import type { Page } from 'playwright-core'

/** A picture comes in less than a second, or not at all. */
const PICTURE_TIMEOUT_MS = 10_000
const ATTEMPTS = 3

type PictureOptions = {
  readonly folder: string
  readonly name: string
  /** Also what is reached by scrolling. */
  readonly fullPage?: boolean
}

/** Each takes its time, and in most runs nobody looks at them. */
const KEEPS_PICTURES = IS_CAMPAIGN || process.env.PICTURES !== undefined

/** A picture for people to look at, in the campaign and where `PICTURES` names a folder. */
export async function keepRequestedPicture(page: Page, options: PictureOptions): Promise<void> {
  if (KEEPS_PICTURES) await keepPicture(page, options)
}

/**
 * As `name`.png in a folder of the pictures; resolves with its path. On a busy machine it was seen
 * that one never came while the page went on, so it is asked for again. Throws when it does not
 * come at all.
 */
export async function keepPicture(
  page: Page,
  { folder, name, fullPage = false }: PictureOptions,
): Promise<string> {
  const inFolder = join(picturesFolder(), folder)
  await mkdir(inFolder, { recursive: true })
  const path = join(inFolder, `${name}.png`)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await page.screenshot({ path, fullPage, timeout: PICTURE_TIMEOUT_MS })
      return path
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await page.bringToFront()
    }
  }
}

/** `PICTURES`, else a folder beside other temporary ones. */
function picturesFolder(): string {
  return process.env.PICTURES ?? join(tmpdir(), 'fairtick-pictures')
}
