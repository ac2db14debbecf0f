// A new customer over the API; the answer is their token.

import type { TestServer } from '@fairtick/server/test/test-server'

export async function registerCustomer({ url, inviteCode }: TestServer): Promise<string> {
  const email = 'bench@example.com'
  const { shownCode } = await post(url, 'verificationcode', { email, purpose: 'register' })
  const { token } = await post(url, 'register', {
    phone: '09012345678',
    email,
    code: shownCode,
    fullName: 'Hanako Sato',
    password: 'nine lives of a cat',
    inviteCode,
    agree: true,
  })
  return String(token)
}

async function post(url: string, call: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { result } = (await answer.json()) as { result: Record<string, unknown> }
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${JSON.stringify(result)}`)
  return result
}
