// The npm browser starts on its own libraries and draws every script that the product speaks.

import { execFileSync } from 'node:child_process'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { unpackBrowser } from './unpacked-browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
})

test.each([
  ['ja', '強制決済価格が変わりました', 'Noto Sans JP Thin'],
  ['zh', '账户余额骨直限时期权', 'Noto Sans SC Thin'],
  ['ko', '계좌잔고시장가주문', 'Noto Sans KR Thin'],
  ['th', 'บัญชีทดลองที่ผิดพลาด', 'Noto Sans Thai'],
])('%s is drawn in its own Noto font', async (language, text, family) => {
  expect(await fontsOf(language, text)).toEqual([family])
})

test('each weight that the apps are set in is drawn apart', async () => {
  const page = await browser.newPage()
  const drawn: string[] = []
  for (const weight of [400, 600, 700]) {
    await page.setContent(`<html lang="ja"><p style="font-weight:${weight}">Account</p></html>`)
    drawn.push((await page.locator('p').screenshot()).toString('base64'))
  }
  await page.close()
  expect(new Set(drawn).size).toBe(3)
})

test('figures and arrows have a glyph too', async () => {
  const fonts = await fontsOf('en', '1,234.50 ▲▼−')
  expect(fonts).toContain('Open Sans')
})

test('no library comes from where the system may not have it', async () => {
  const { executable, libraryFolder } = await unpackBrowser()
  const linked = execFileSync('ldd', [executable], {
    encoding: 'utf8',
    env: { ...process.env, LD_LIBRARY_PATH: libraryFolder },
  })
  for (const name of ['libnss3', 'libnspr4', 'libnssutil3', 'libexpat']) {
    expect(linked).toContain(`=> ${libraryFolder}/${name}.so`)
  }
  expect(linked).not.toContain('not found')
})

/** The families that Chromium really used, per its own account. */
async function fontsOf(language: string, text: string): Promise<string[]> {
  const page = await browser.newPage()
  await page.setContent(`<html lang="${language}"><body><p>${text}</p></body></html>`)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'p',
  })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await page.close()
  return fonts.map(({ familyName }) => familyName)
}
