// Does every stored balance equal the sum of its postings, and does everything sum to zero (TR-11)?

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Queryable } from '../../platform/database.ts'

export type Reconciliation = {
  /** Accounts whose stored balances differ from their postings; at most ten are named. */
  readonly differing: readonly string[]
  /** Sum of all postings in micro-units, practice and real apart; each must be 0. */
  readonly totals: Readonly<Record<string, string>>
  readonly isClean: boolean
}

/** Entries, and accounts, of one statement: some hundredths of a second, also on PGlite. */
const ENTRIES_A_PAGE = 2_000
const ACCOUNTS_A_PAGE = 1_000
const MAX_NAMED = 10

/**
 * A function that reconciles. Entries are only ever added, so each is read once and its sums are
 * kept, some hundred bytes an account: a look costs what came since the last one, and a row for
 * each account. A difference is only told once everything was read anew. Who asks while a look is
 * under way gets its result; it is rejected when `signal` ends it.
 */
export function createReconciler(
  database: Queryable,
  signal?: AbortSignal,
): () => Promise<Reconciliation> {
  let sums = createSums()
  let underWay: Promise<Reconciliation> | undefined
  const look = async (): Promise<Reconciliation> => {
    const found = await compareAll(database, sums, signal)
    if (found.isClean) return found
    sums = createSums()
    return await compareAll(database, sums, signal)
  }
  return () => {
    underWay ??= look().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

/** Reads all entries. */
export function reconcile(database: Queryable): Promise<Reconciliation> {
  return compareAll(database, createSums())
}

type Balances = { cash: bigint; stake: bigint; hold: bigint; salary: bigint }
/** What an account's entries come to; `isStored`: it was met among the accounts. */
type Sum = Balances & { isStored: boolean }
type Sums = {
  readonly byAccount: Map<string, Sum>
  readonly totals: Map<string, bigint>
  /** The number of the last entry that is in them. */
  last: bigint
}

function createSums(): Sums {
  return { byAccount: new Map(), totals: new Map(), last: 0n }
}

const NOTHING = { cash: 0n, stake: 0n, hold: 0n, salary: 0n } as const

/** Every account against its entries, each page of them at one moment. */
async function compareAll(
  database: Queryable,
  sums: Sums,
  signal?: AbortSignal,
): Promise<Reconciliation> {
  const differing = new Set<string>()
  const note = (id: string) => {
    if (differing.size < MAX_NAMED) differing.add(id)
  }
  // A database in this process answers without a turn of the event loop: all others would wait.
  const giveTurn = async () => {
    await nextTurn()
    signal?.throwIfAborted()
  }
  await catchUp(database, sums, giveTurn)
  for (const sum of sums.byAccount.values()) sum.isStored = false
  const compare = async (sql: string, which: string | readonly string[]) => {
    await giveTurn()
    const accounts = await readPage(database, sums, sql, which)
    for (const { id, kind, ...balances } of accounts) {
      const sum = sums.byAccount.get(nameOf(id, kind))
      if (sum) sum.isStored = true
      if (!isSame(balances, sum ?? NOTHING)) note(id)
    }
    return accounts
  }
  for (let behind: string | undefined = ''; behind !== undefined; ) {
    const accounts: readonly Account[] = await compare(ACCOUNTS_BEHIND, behind)
    behind = accounts.length < ACCOUNTS_A_PAGE ? undefined : accounts.at(-1)?.id
  }
  // Opened behind our back, or gone. Who is opened from here on is met by the next look.
  const missed = listMissed(sums)
  for (let from = 0; from < missed.length; from += ACCOUNTS_A_PAGE) {
    const page = missed.slice(from, from + ACCOUNTS_A_PAGE)
    const ids = page.map(({ id }) => id)
    await compare(THESE_ACCOUNTS, ids)
  }
  for (const { id, sum } of missed) if (!sum.isStored) note(id)
  const isZero = [...sums.totals.values()].every((total) => total === 0n)
  return {
    differing: [...differing],
    totals: Object.fromEntries([...sums.totals].map(([kind, total]) => [kind, String(total)])),
    isClean: differing.size === 0 && isZero,
  }
}

/** Entries of one account under the other kind are none of its own. */
function nameOf(id: string, kind: string): string {
  return `${kind} ${id}`
}

/** Whose entries come to something, and whose account was not met. */
function listMissed({ byAccount }: Sums): readonly { readonly id: string; readonly sum: Sum }[] {
  return [...byAccount]
    .filter(([, sum]) => !sum.isStored && !isSame(sum, NOTHING))
    .map(([name, sum]) => ({ id: name.slice(name.indexOf(' ') + 1), sum }))
}

/** With what there is at the beginning of a look. */
async function catchUp(
  database: Queryable,
  sums: Sums,
  giveTurn: () => Promise<void>,
): Promise<void> {
  const [end] = await database.query<{ last: bigint }>(
    'SELECT coalesce(max(number), 0) AS last FROM journal_entry',
  )
  for (const last = end?.last ?? 0n; sums.last < last; await giveTurn()) {
    const whole = sums.last + BigInt(ENTRIES_A_PAGE)
    const to = whole < last ? whole : last
    const page = await database.query<Summed>(
      `${SUMMED} WHERE entry > $1::bigint AND entry <= $2::bigint ${BY_ACCOUNT}`,
      [String(sums.last), String(to)],
    )
    for (const summed of page) add(sums, summed)
    sums.last = to
  }
}

const SUMMED = `
  SELECT account_id AS id, account_kind AS kind,
         coalesce(sum(amount) FILTER (WHERE ledger = 'cash'), 0)::bigint AS cash,
         coalesce(sum(amount) FILTER (WHERE ledger = 'stake'), 0)::bigint AS stake,
         coalesce(sum(amount) FILTER (WHERE ledger = 'withdrawal_hold'), 0)::bigint AS hold,
         coalesce(sum(amount) FILTER (WHERE ledger = 'salary'), 0)::bigint AS salary,
         sum(amount)::bigint AS total, max(entry) AS last
  FROM posting`
const BY_ACCOUNT = 'GROUP BY account_id, account_kind'

type Account = Readonly<Record<'id' | 'kind', string> & Balances>
type Summed = Account & { readonly total: bigint; readonly last: bigint }

function add({ byAccount, totals }: Sums, { id, kind, total, ...more }: Summed): void {
  const name = nameOf(id, kind)
  const sum = byAccount.get(name) ?? { ...NOTHING, isStored: false }
  sum.cash += more.cash
  sum.stake += more.stake
  sum.hold += more.hold
  sum.salary += more.salary
  byAccount.set(name, sum)
  totals.set(kind, (totals.get(kind) ?? 0n) + total)
}

const ENTERED = `
  SELECT *, true AS is_new FROM (${SUMMED} WHERE entry > $1::bigint ${BY_ACCOUNT}) AS entered`
const STORED = `
  SELECT id, kind, cash, stake, withdrawal_hold, salary, 0, 0, false FROM account`
const ACCOUNTS_BEHIND = `${ENTERED} UNION ALL (
  ${STORED} WHERE id > $2 ORDER BY id LIMIT ${ACCOUNTS_A_PAGE})`
const THESE_ACCOUNTS = `${ENTERED} UNION ALL ${STORED} WHERE id = ANY ($2::text[])`

/** Accounts with the sums of what was entered up to the same moment, which one statement sees. */
async function readPage(
  database: Queryable,
  sums: Sums,
  sql: string,
  which: string | readonly string[],
): Promise<readonly Account[]> {
  const parameters = [String(sums.last), which]
  const rows = await database.query<Summed & { readonly is_new: boolean }>(sql, parameters)
  const accounts: Account[] = []
  for (const { is_new, ...row } of rows) {
    if (is_new) add(sums, row)
    else {
      const { total, last, ...account } = row
      accounts.push(account)
    }
  }
  for (const { is_new, last } of rows) if (is_new && last > sums.last) sums.last = last
  return accounts
}

function isSame(a: Readonly<Balances>, b: Readonly<Balances>): boolean {
  return a.cash === b.cash && a.stake === b.stake && a.hold === b.hold && a.salary === b.salary
}
