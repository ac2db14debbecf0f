// New customers over the API; the answers are their tokens.

import type { TestServer } from '@fairtick/server/test/test-server'
import { createClient } from '@fairtick/wire/client'

const PASSWORD = 'walnut bridge 52'

export async function registerTraders(
  { url, inviteCode }: TestServer,
  count: number,
): Promise<readonly string[]> {
  const client = createClient({
    ...{ baseUrl: url, token: () => undefined, fetch: globalThis.fetch },
    ...{ account: () => 'practice', language: () => 'en' },
  })
  const tokens: string[] = []
  for (let place = 0; place < count; place += 1) {
    const email = `trader${place}@mail.example`
    const asked = { email, purpose: 'register' } as const
    const { shownCode } = await client.call('verificationCode', { body: asked })
    const { token } = await client.call('register', {
      body: {
        ...{ email, inviteCode, password: PASSWORD, code: shownCode ?? '', agree: true },
        ...{ phone: `090${10_000_000 + place}`, fullName: `Trader Number ${place}` },
      },
    })
    tokens.push(token)
  }
  return tokens
}
