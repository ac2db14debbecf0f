// For tests: a customer who has what it takes and applies to lead, over the API.

import type { Account } from './registered-customer.ts'

let applicants = 0

/** With one closed trade, which is enough for practice; the id of the application. */
export async function applyToLead({ client }: Pick<Account, 'client'>): Promise<string> {
  applicants += 1
  const market = { symbol: 'BTCUSDT', direction: 'long', orderType: 'market' } as const
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  const opening = { ...market, lots: '1', leverage: 10 }
  const { order } = await client.call('openContract', { body: opening }, key())
  await client.call('closeContract', { body: { id: order.id } }, key())
  const intro = 'Small sizes, every position with a stop.'
  const body = { name: `Slow Mover ${applicants}`, intro }
  return (await client.call('applyToLead', { body })).application?.id ?? ''
}
