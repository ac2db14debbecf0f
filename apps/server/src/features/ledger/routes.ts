// Wire calls about the books, read-only: whose account was looked at is written down (H13).

import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, AdminHandlers, StaffContext } from '@fairtick/wire/admin/handler'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { type AuditParts, audited } from '../audit/public.ts'
import { type EntryRow, listEntries, listPostings, loadCause, loadEntry } from './store.ts'

export type LedgerDependencies = AuditParts & {
  readonly reconcile: () => Promise<
    Readonly<Omit<AdminCallResult<'reconciliation'>, 'differing' | 'unauthorised'>> & {
      readonly differing: readonly string[]
      readonly unauthorised: readonly string[]
    }
  >
}

export function ledgerRoutes(
  dependencies: LedgerDependencies,
): AdminHandlers<'ledger' | 'ledgerEntry' | 'reconciliation'> {
  return {
    ledger: ({ query }, context) => readLedger(dependencies, query, context),
    ledgerEntry: ({ query }, context) => readEntry(dependencies, query.number, context),
    reconciliation: async (_, context) => {
      const { isClean, differing, totals, unauthorised } = await dependencies.reconcile()
      return await audited(dependencies, context, async (_tx, write) => {
        const detail = { isClean }
        await write({ action: 'books.reconcile', subjectKind: 'books', subjectId: '', detail })
        return {
          ...{ isClean, totals },
          ...{ differing: [...differing], unauthorised: [...unauthorised] },
        }
      })
    },
  }
}

function readLedger(
  dependencies: LedgerDependencies,
  query: AdminCallArguments<'ledger'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'ledger'>> {
  return audited(dependencies, context, async (tx, write) => {
    const { accountId, causeId } = query
    const paging = pagingOf(query)
    const found = await listEntries(tx, { accountId, causeId, ...paging })
    const accounts = [...new Set(found.rows.map(({ account_id }) => account_id))]
    const detail = { causeId, page: paging.page, after: paging.after, accounts }
    await write({
      ...{ action: 'books.list', subjectKind: 'books', detail },
      subjectId: accountId ?? '',
    })
    return answerPage(paging, found, found.rows.map(presentEntry))
  })
}

function readEntry(
  dependencies: LedgerDependencies,
  number: number,
  context: StaffContext,
): Promise<AdminCallResult<'ledgerEntry'> | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const entry = await loadEntry(tx, number)
    if (entry === undefined) return { declined: 'not_found' }
    const postings = await listPostings(tx, number)
    const cause = await loadCause(tx, entry)
    await write({
      ...{ action: 'books.read', subjectKind: 'account', subjectId: entry.account_id },
      detail: { number },
    })
    return {
      ...presentEntry(entry),
      tapePosition: Number(entry.tape_position),
      postings: postings.map(({ ledger, amount }) => ({ ledger, amount: money(amount) })),
      causeRecord:
        cause === undefined
          ? null
          : {
              ...{ kind: cause.kind, id: cause.id, symbol: cause.symbol },
              direction: cause.direction,
              orderTime: Number(cause.order_time),
            },
    }
  })
}

function presentEntry(row: EntryRow): AdminCallResult<'ledger'>['data'][number] {
  return {
    number: Number(row.number),
    time: Number(row.time),
    cause: row.cause,
    reason: row.reason,
    causeId: row.cause_id,
    accountId: row.account_id,
    accountKind: row.account_kind,
    cashChange: money(row.cash_change),
    cashAfter: money(row.cash_after),
  }
}

function money(micros: bigint): string {
  return formatMoney(moneyFromMicros(micros))
}
