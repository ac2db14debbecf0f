// Typing by an input method: what it shows while one chooses, then what it commits.

import type { Page } from 'playwright-core'

/** Into the field that has the focus; the last step is what is committed. */
export async function compose(page: Page, ...steps: readonly string[]): Promise<void> {
  const inputMethod = await page.context().newCDPSession(page)
  for (const text of steps) {
    const caret = { selectionStart: text.length, selectionEnd: text.length }
    await inputMethod.send('Input.imeSetComposition', { text, ...caret })
  }
  await inputMethod.send('Input.insertText', { text: steps.at(-1) ?? '' })
  await inputMethod.detach()
}
