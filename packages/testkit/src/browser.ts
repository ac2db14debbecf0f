// The browser of the journeys: npm's Chromium with its own libraries and fonts, nothing installed.

import { type Browser, chromium } from 'playwright-core'
import { type UnpackedBrowser, unpackBrowser } from './unpacked-browser.ts'

/** Unpacking it for the first time takes seconds; a loaded machine takes its time to start it. */
const LAUNCH_TIMEOUT_MS = 60_000

/** How it is started everywhere. */
export const browserArguments = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
]

/** A page of a test lives for seconds: to optimise its scripts takes longer than they then run. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev'

const TEXT_PX = 16

/**
 * Its language, size and time zone are chosen per context; the caller closes it. `textPercent` is
 * of the size that text has by default, as set by who reads it best so.
 */
export async function launchBrowser(textPercent = 100): Promise<Browser> {
  const unpacked = await unpackBrowser()
  const textSize = `--blink-settings=defaultFontSize=${(TEXT_PX * textPercent) / 100}`
  return chromium.launch({
    executablePath: unpacked.executable,
    args: [...browserArguments, UNOPTIMISED, textSize],
    timeout: LAUNCH_TIMEOUT_MS,
    env: browserEnvironment(unpacked),
  })
}

/** Where it finds its libraries and fonts. */
export function browserEnvironment({ libraryFolder, fontConfigFile }: UnpackedBrowser) {
  return { ...process.env, LD_LIBRARY_PATH: libraryFolder, FONTCONFIG_FILE: fontConfigFile }
}
