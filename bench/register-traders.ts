// New customers over the API.

import { acceptCostSheets } from '@fairtick/server/test/accept-cost-sheets'
import type { TestServer } from '@fairtick/server/test/test-server'
import { createClient } from '@fairtick/wire/client'

/** Of each of them. */
export const TRADER_PASSWORD = 'walnut bridge 52'

export type Trader = {
  readonly phone: string
  readonly token: string
  /** Proves the device that they registered on to be known. */
  readonly device: string
}

export async function registerTraders(
  { url, inviteCode }: TestServer,
  count: number,
  /** How many there are already. */
  known = 0,
): Promise<readonly Trader[]> {
  const settings = {
    ...{ baseUrl: url, fetch: globalThis.fetch },
    ...{ account: () => 'practice' as const, language: () => 'en' as const },
  } as const
  const client = createClient({ ...settings, token: () => undefined })
  const traders: Trader[] = []
  for (let place = known; place < known + count; place += 1) {
    const email = `trader${place}@mail.example`
    const asked = { email, purpose: 'register' } as const
    const { shownCode } = await client.call('verificationCode', { body: asked })
    const phone = `090${10_000_000 + place}`
    const { token, device } = await client.call('register', {
      body: {
        ...{ email, phone, inviteCode, password: TRADER_PASSWORD, code: shownCode ?? '' },
        ...{ agree: true, fullName: `Trader Number ${place}` },
      },
    })
    await acceptCostSheets(createClient({ ...settings, token: () => token }))
    traders.push({ phone, token, device })
  }
  return traders
}
