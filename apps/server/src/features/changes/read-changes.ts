// Changes as staff see them, and what stands now of everything that can be changed.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { audited } from '../audit/public.ts'
import { PAYOUT_WAYS } from '../payout-methods/public.ts'
import { listChanges, loadChange } from './change-store.ts'
import { termsOf } from './check-instrument.ts'
import type { ChangeDependencies } from './dependencies.ts'
import { presentChange, presentChanges } from './present-change.ts'

const DEFAULT_SIZE = 20

export function readChanges(
  dependencies: ChangeDependencies,
  query: AdminCallArguments<'changes'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'changes'>> {
  return audited(dependencies, context, async (tx, write) => {
    const { status, kind, subject, page = 1, size = DEFAULT_SIZE } = query
    const nowMs = dependencies.nowMs()
    const { rows, total } = await listChanges(tx, { status, kind, subject, nowMs, page, size })
    const detail = { status, kind, subject, page }
    await write({ action: 'change.list', subjectKind: 'request', subjectId: '', detail })
    return { data: await presentChanges(tx, rows, nowMs), page, size, total }
  })
}

export function readOneChange(
  dependencies: ChangeDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'change'> | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const change = await loadChange(tx, id)
    if (change === undefined) return { declined: 'not_found' }
    await write({ action: 'change.read', subjectKind: 'request', subjectId: id })
    return await presentChange(tx, change, dependencies.nowMs())
  })
}

/** Public to every customer anyway, and of nobody. */
export function readChangeable({
  terms,
  pairOf,
}: ChangeDependencies): AdminCallResult<'changeable'> {
  const { withdrawals, rewardRates } = terms.moneyTerms()
  const { bank, wallet } = withdrawals.methods
  if (bank === undefined || wallet === undefined) throw new Error('a method has no terms')
  return {
    instruments: [...terms.instruments.keys()].map((symbol) => {
      const text = terms.constantsOf(symbol)
      const { lotStep, priceDecimals } = text
      return { symbol, name: pairOf(symbol), lotStep, priceDecimals, terms: termsOf(text) }
    }),
    moneyTerms: {
      withdrawals: { ...withdrawals, methods: { bank, wallet } },
      rewardRates: [...rewardRates],
    },
    depositMethods: [...terms.depositMethods.values()].map(({ wire, isOpen }) => {
      const { qr: _qr, ...method } = wire
      return { method, isOpen }
    }),
    payoutWays: PAYOUT_WAYS.map((way) => ({ ...way, isOpen: terms.isWayOpen(way.id) })),
    limits: terms.limits(),
    profile: terms.profile() ?? null,
  }
}
