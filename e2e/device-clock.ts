// A device whose clock is wrong, and can be set anew in a visit.

import type { Page } from 'playwright-core'

export type DeviceClock = {
  /** From now on it is ahead of the true time by so much. */
  readonly setAhead: (aheadMs: number) => Promise<void>
}

/** To be called before the page is opened. Timers and the monotonic clock run as ever. */
export async function openDeviceClock(page: Page, aheadMs: number): Promise<DeviceClock> {
  await page.addInitScript(shiftDate, aheadMs)
  return {
    setAhead: (nextMs) =>
      page
        .evaluate((ms) => dispatchEvent(new MessageEvent('device-clock', { data: ms })), nextMs)
        .then(() => undefined),
  }
}

/** Runs in the page, before the app. */
function shiftDate(firstMs: number): void {
  let aheadMs = firstMs
  addEventListener('device-clock', (event) => {
    aheadMs = (event as MessageEvent<number>).data
  })
  const trueNow = Date.now
  Date.now = () => trueNow() + aheadMs
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) =>
      given.length === 0 ? new target(target.now()) : Reflect.construct(target, given),
    apply: (target) => new target(target.now()).toString(),
  })
}
