// The payroll of the days that have ended: late, twice or on two machines it pays once (TR-8.2).

import type { Ask } from '../../engine/engine-port.ts'
import type { Queryable } from '../../platform/database.ts'
import { listPayable, loadTapeDay, type Payable } from './store.ts'

export type PayrollParts = { readonly database: Queryable; readonly ask: Ask }

/** Payments under way at once: a part of what the engine takes into one group. */
const PAYMENTS_AT_ONCE = 100

/**
 * Returns what the job calls again and again. Each call pays what every day before the tape's
 * still owes, also days that were missed; one that fails is made up for by the next. The engine
 * decides each payment by member and day, so that nobody else's run is in the way.
 */
export function createPayrollRun({ database, ask }: PayrollParts): () => Promise<void> {
  let paidUntilDay = 0
  return async () => {
    const { day: today } = await loadTapeDay(database)
    // A day that has ended earns nothing more.
    if (today <= paidUntilDay) return
    let last: Payable = { accountId: '', day: -1 }
    for (;;) {
      const page = await listPayable(database, today, last, PAYMENTS_AT_ONCE)
      await payAll(ask, page)
      if (page.length < PAYMENTS_AT_ONCE) break
      last = page.at(-1) ?? last
    }
    paidUntilDay = today
  }
}

/** All of them are tried before the first fault is thrown. */
async function payAll(ask: Ask, page: readonly Payable[]): Promise<void> {
  const paid = await Promise.allSettled(page.map((payable) => pay(ask, payable)))
  const failed = paid.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

async function pay(ask: Ask, payable: Payable): Promise<void> {
  const outcome = await ask({ kind: 'pay-rewards', ...payable })
  // `not_found`: another run was faster.
  const isPaid =
    outcome.kind === 'rewards-paid' || (outcome.kind === 'refused' && outcome.code === 'not_found')
  if (!isPaid) throw new Error(`the payroll was refused: ${JSON.stringify(outcome)}`)
}
