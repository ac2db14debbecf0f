// Whether commands of the log follow from rows and from what the audit log says two people did.

import { calculateCredit } from '@fairtick/core/cash/deposit'
import type { LeadingTerms } from '@fairtick/core/copy/follow'
import {
  type LeadingTermsText,
  readLeadingTerms,
} from '@fairtick/core/engine/codec/copy-command-text'
import { parseQuantity } from '@fairtick/core/numbers/lots'
import { formatMoney, parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import { LINKED_ACCOUNT } from '@fairtick/wire/admin/lock-flags'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { type Act, findApproval, listActors, loadActs } from '../audit/public.ts'
import {
  type LoggedCommand,
  listApplications,
  listApprovedChanges,
  listDecisions,
  listDeposits,
  listLinked,
  listOwners,
  type StoredApplication,
  type StoredChange,
  type StoredDecision,
  type StoredDeposit,
} from './store.ts'

/** Acts that a command needs, by the subject that it names. */
const ACTIONS = [
  ...['change.request', 'change.approved', 'deposit.approve', 'deposit.approve_first'],
  ...['withdrawal.approve', 'withdrawal.approve_refused', 'withdrawal.pay', 'withdrawal.fail'],
  ...['user.lock', 'user.unlock', 'leader.approve'],
]

type Evidence = {
  readonly acts: ReadonlyMap<string, readonly Act[]>
  readonly changes: ReadonlyMap<string, StoredChange>
  readonly deposits: ReadonlyMap<string, StoredDeposit>
  readonly decisions: ReadonlyMap<string, StoredDecision>
  /** By which somebody was let lead. */
  readonly applications: readonly StoredApplication[]
  readonly owners: ReadonlyMap<string, string>
  /** Users whose account is, or was, linked to another. */
  readonly linked: ReadonlySet<string>
}

/** One sentence for each that nobody with the right to it let happen. */
export async function judgeCommands(
  database: Queryable,
  rowSeal: RowSeal,
  commands: readonly LoggedCommand[],
): Promise<readonly string[]> {
  if (commands.length === 0) return []
  const ids = commands.map(({ fields }) => String(fields[1]))
  const accountIds = commands.map(({ fields }) => String(fields[0]))
  const owners = await listOwners(database, accountIds)
  const leading = commands.filter(({ kind }) => kind === 'set-leading')
  const applications = await listApplications(
    database,
    leading.map(({ fields }) => String(fields[0])),
  )
  const subjectIds = [...ids, ...owners.values(), ...applications.map(({ id }) => id)]
  const evidence: Evidence = {
    ...{ owners, applications },
    linked: await listLinked(database, [...owners.values()]),
    acts: await loadActs(database, rowSeal, { subjectIds, actions: ACTIONS }),
    changes: byId(await listApprovedChanges(database, ids)),
    deposits: byId(await listDeposits(database, ids)),
    decisions: byId(await listDecisions(database, ids)),
  }
  return commands.flatMap((command) => {
    const fault = faultOf(command, evidence)
    const { number, kind, fields } = command
    return fault === undefined ? [] : [`command ${number}: ${kind} ${fields[0]}: ${fault}`]
  })
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function faultOf(command: LoggedCommand, evidence: Evidence): string | undefined {
  switch (command.kind) {
    case 'adjust-balance':
      return faultOfAdjustment(command, evidence)
    case 'credit-deposit':
      return faultOfCredit(command, evidence)
    case 'approve-withdrawal':
    case 'pay-withdrawal':
    case 'fail-withdrawal':
      return faultOfDecision(command, evidence)
    case 'set-trading-lock':
      return faultOfLock(command, evidence)
    case 'end-linked-follow':
      return faultOfLinkedEnd(command, evidence)
    case 'set-leading':
      return faultOfLeading(command, evidence)
    default:
      return undefined
  }
}

/** Asked for by one, approved by another, this amount for this account (REL-58). */
function faultOfAdjustment({ fields }: LoggedCommand, evidence: Evidence): string | undefined {
  const [accountId, id, amount] = fields as readonly string[]
  const row = evidence.changes.get(id ?? '')
  if (row?.kind !== 'adjustment') return 'no approved change asks for it'
  const approval = findApproval(row, evidence.acts)
  if (approval === undefined) return 'the audit log does not show the two people who let it happen'
  const { after } = approval as {
    readonly after?: Partial<Record<'accountId' | 'amount', unknown>>
  }
  const isAmount = parseMoney(String(after?.amount)) === parseMoney(amount ?? '')
  const isAsked = after?.accountId === accountId && isAmount
  return isAsked ? undefined : 'two people approved another amount or account'
}

/** Approved by who stands in its row, this credit; by another before, or alone and noted so. */
function faultOfCredit({ fields }: LoggedCommand, evidence: Evidence): string | undefined {
  const [accountId, id, amount, rate, channel] = fields as readonly string[]
  const row = evidence.deposits.get(id ?? '')
  if (row === undefined) return 'there is no such deposit'
  if (Number(row.submitted_time) !== fields[5]) return 'its deposit was submitted at another time'
  const credit = creditOf(amount, rate)
  const isSame = row.account_id === accountId && creditOf(row.amount, row.rate) === credit
  if (!isSame || credit === undefined) return 'its deposit is of another amount, rate or account'
  if (row.channel !== channel) return 'its deposit came by another channel'
  const approving = (evidence.acts.get(row.id) ?? []).filter((act) => {
    const detail = JSON.parse(act.detail) as { readonly credit?: unknown }
    return detail.credit === credit
  })
  const by = (action: string, isTheirs: (staffId: string | null) => boolean) =>
    approving.some((act) => act.action === action && isTheirs(act.staffId))
  if (row.reviewed_by === null || !by('deposit.approve', (one) => one === row.reviewed_by)) {
    return 'the audit log does not show who approved it'
  }
  const isOfTwo = by('deposit.approve_first', (one) => one !== row.reviewed_by)
  return isOfTwo || row.alone === row.reviewed_by ? undefined : 'nobody approved it first'
}

function creditOf(amount: string | undefined, rate: string | null | undefined): string | undefined {
  const [quantity, price] = [parseQuantity(shortest(amount)), parsePrice(shortest(rate))]
  if (quantity === undefined || price === undefined) return undefined
  return formatMoney(calculateCredit(quantity, price))
}

/** As a `numeric` of the database would be written by hand: without zeros at the end. */
function shortest(text: string | null | undefined): string {
  return (text ?? '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}

const DECIDERS = {
  'approve-withdrawal': ['withdrawal.approve', 'approved_by'],
  'pay-withdrawal': ['withdrawal.pay', 'paid_by'],
  'fail-withdrawal': ['withdrawal.fail', 'failed_by'],
} as const

/** Decided by who stands in its row; who approved one by the log does not pay it (TR-6.4). */
function faultOfDecision({ kind, fields }: LoggedCommand, evidence: Evidence): string | undefined {
  const [accountId, id] = fields as readonly string[]
  const row = evidence.decisions.get(id ?? '')
  if (row === undefined || row.account_id !== accountId) {
    return 'there is no such withdrawal of the account'
  }
  const [action, column] = DECIDERS[kind as keyof typeof DECIDERS]
  const acts = evidence.acts.get(row.id) ?? []
  if (!acts.some((act) => act.action === action && act.staffId === row[column])) {
    return 'the audit log does not show who decided it'
  }
  if (kind !== 'pay-withdrawal') return undefined
  const approvers = listActors(acts, 'withdrawal.approve')
  if (approvers.size === 0) return 'the audit log does not show who approved it'
  return approvers.has(row.paid_by) ? 'who approved it paid it' : undefined
}

function faultOfLock({ fields }: LoggedCommand, evidence: Evidence): string | undefined {
  const [accountId, reason] = fields as readonly [string, string | null]
  const owner = evidence.owners.get(accountId) ?? ''
  // The break of a linked account began or ended; that the server asked, the seal of the row shows.
  const mayFollowFromLink = reason === LINKED_ACCOUNT || reason === null
  if (mayFollowFromLink && evidence.linked.has(owner)) return undefined
  const action = reason === null ? 'user.unlock' : 'user.lock'
  const acts = evidence.acts.get(owner) ?? []
  return acts.some((act) => act.action === action)
    ? undefined
    : 'the audit log does not show who wanted it'
}

/** That the two were one person then, the seal of the row shows: links can be lifted since. */
function faultOfLinkedEnd({ fields }: LoggedCommand, evidence: Evidence): string | undefined {
  const owner = evidence.owners.get(String(fields[0])) ?? ''
  return evidence.linked.has(owner) ? undefined : 'the account was never linked to another'
}

/** Let lead on these terms, by who stands in the application; an end needs nobody's leave. */
function faultOfLeading({ fields }: LoggedCommand, evidence: Evidence): string | undefined {
  const [accountId, terms] = fields as readonly [string, LeadingTermsText | null]
  if (terms === null) return undefined
  const granted = evidence.applications.filter(
    (row) => row.account_id === accountId && isGranted(row, readLeadingTerms(terms)),
  )
  if (granted.length === 0) return 'no approved application has these terms'
  const isShown = granted.some(({ id, decided_by }) =>
    (evidence.acts.get(id) ?? []).some(
      ({ action, staffId }) => action === 'leader.approve' && staffId === decided_by,
    ),
  )
  return isShown ? undefined : 'the audit log does not show who let them lead'
}

function isGranted(row: StoredApplication, { profitShare, ...most }: LeadingTerms): boolean {
  return (
    parseRate(shortest(row.profit_share)) === profitShare &&
    row.max_followers === most.maxFollowers &&
    row.max_copied === most.maxCopied
  )
}
