// The markets of a simulated run: a tick on each, in the database when it is over.

import { formatPrice } from '@fairtick/core/numbers/price'
import { priceAt } from './generate-command.ts'
import { INSTRUMENTS, type World } from './world.ts'

/** Offers a tick on each instrument at its mark; a server that dies meanwhile may lose some. */
export function submitTicks({ engine, marks }: World): void {
  for (const [market, { symbol }] of INSTRUMENTS.entries()) {
    engine().submitTick(formatPrice(priceAt(market, marks[market] ?? 1), 0), symbol)
  }
}

export async function applyTicks(world: World): Promise<void> {
  submitTicks(world)
  await world.settle()
}
