// Changes as staff see them, and what stands now of everything that can be changed.

import { VIP_LEVEL_TEXTS } from '@fairtick/core/vip/vip-level'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { audited } from '../audit/public.ts'
import { PAYOUT_CHANNELS } from '../payout-methods/public.ts'
import { listChanges, loadChange } from './change-store.ts'
import { termsOf } from './check-instrument.ts'
import type { ChangeDependencies } from './dependencies.ts'
import { presentChange, presentChanges } from './present-change.ts'

export function readChanges(
  dependencies: ChangeDependencies,
  query: AdminCallArguments<'changes'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'changes'>> {
  return audited(dependencies, context, async (tx, write) => {
    const { status, kind, subject } = query
    const paging = pagingOf(query)
    const nowMs = dependencies.nowMs()
    const found = await listChanges(tx, { status, kind, subject, nowMs, ...paging })
    const detail = { status, kind, subject, page: paging.page, after: paging.after }
    await write({ action: 'change.list', subjectKind: 'request', subjectId: '', detail })
    return answerPage(paging, found, await presentChanges(tx, found.rows, nowMs))
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

type Changeable = AdminCallResult<'changeable'>['jurisdictions'][number]

/** Public to every customer anyway, and of nobody. */
export function readChangeable({
  terms,
  pairOf,
  originOf,
}: ChangeDependencies): AdminCallResult<'changeable'> {
  const { withdrawals, rewardRates, vipLevels = VIP_LEVEL_TEXTS } = terms.moneyTerms()
  const { bank, wallet } = withdrawals.methods
  if (bank === undefined || wallet === undefined) throw new Error('a method has no terms')
  return {
    instruments: [...terms.instruments.keys()].map((symbol) => {
      const text = terms.constantsOf(symbol)
      const { category = '', base, quote, contractSize, lotStep, priceDecimals } = text
      return {
        ...{ symbol, name: pairOf(symbol), category, base, quote },
        ...{ contractSize, lotStep, priceDecimals, origin: originOf(symbol) ?? null },
        terms: termsOf(text),
      }
    }),
    moneyTerms: {
      withdrawals: { ...withdrawals, methods: { bank, wallet } },
      rewardRates: [...rewardRates],
      vipLevels: [...vipLevels],
    },
    jurisdiction: terms.jurisdiction().text.id,
    jurisdictions: [...terms.jurisdictions.values()].map(({ id, names, rules, lines }) => ({
      ...{ id, name: names.en, lines: [...lines] },
      rules: rules as object as Changeable['rules'],
    })),
    depositMethods: [...terms.depositMethods.values()].map(({ wire, isOpen }) => {
      const { qr: _qr, ...method } = wire
      return { method, isOpen }
    }),
    payoutWays: PAYOUT_CHANNELS.map((way) => ({ ...way, isOpen: terms.isChannelOpen(way.id) })),
    limits: terms.limits(),
    profile: terms.profile() ?? null,
  }
}
