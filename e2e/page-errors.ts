// What fails a journey whatever it looked at: what a page threw, and what it must not complain of.

import type { Page } from 'playwright-core'

/** Such as a drawing without end: a screen that is left at once shows nothing of it. */
export const REACT_ERROR = /react error #/i

/** By the socket: what the app asks there, the server has. That a session has ended may be said. */
const SOCKET_REFUSAL = /^\{"error":"(unknown_channel|too_many|invalid)"/

/** Runs in the page, before the app. Files that fail do not bubble. */
const TELL_LOST_SCRIPTS = `addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement) tellLostScript(target.src)
  if (target instanceof HTMLLinkElement) tellLostScript(target.href)
}, true)`

export type PageErrors = {
  /**
   * What nobody caught, lines on the console, of any kind, that match a complaint, and what the
   * server refused on the socket.
   */
  readonly errors: readonly string[]
  /**
   * Addresses. Chromium gives one up now and then while a page loads: no fault of the page, which
   * loads itself anew or offers to, as `loading.e2e.ts` has it.
   */
  readonly lostScripts: readonly string[]
}

export async function watchPage(page: Page, complaints: readonly RegExp[]): Promise<PageErrors> {
  const errors: string[] = []
  const lostScripts: string[] = []
  const keep = (fault: string) => errors.push(`${fault} on ${page.url()}`)
  // The stack of what could not be imported is empty.
  page.on('pageerror', ({ message, stack }) => keep(stack || message))
  page.on('console', (line) => {
    const text = line.text()
    if (complaints.some((one) => one.test(text))) keep(text)
  })
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (SOCKET_REFUSAL.test(String(payload))) keep(String(payload))
    }),
  )
  await page.exposeFunction('tellLostScript', (address: string) => lostScripts.push(address))
  await page.addInitScript({ content: TELL_LOST_SCRIPTS })
  return { errors, lostScripts }
}
