// Does every stored balance equal the sum of its postings, and does everything sum to zero (TR-11)?

import type { Database, Queryable } from '../platform/database.ts'

export type Reconciliation = {
  /** Accounts whose stored balances differ from their postings; at most ten are named. */
  readonly differing: readonly string[]
  /** Sum of all postings in micro-units, practice and real apart; each must be 0. */
  readonly totals: Readonly<Record<string, string>>
  readonly isClean: boolean
}

/** Entries, and accounts, of one statement: each takes some hundredths of a second. */
const ENTRIES_A_PAGE = 10_000
const ACCOUNTS_A_PAGE = 5_000
const MAX_NAMED = 10

/**
 * A function that reconciles. Entries are only ever added, so each is read once and its sums are
 * kept, some hundred bytes an account: a look costs what came since the last one, and a row for
 * each account. Who asks while one is under way gets its result.
 */
export function createReconciler(database: Database): () => Promise<Reconciliation> {
  const sums = createSums()
  let underWay: Promise<Reconciliation> | undefined
  const look = async (): Promise<Reconciliation> => {
    // What there is to catch up with is read before the moment that is looked at.
    await sums.readOn(database)
    return await database.transaction(async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
      await sums.readOn(tx)
      return await compare(tx, sums)
    })
  }
  return () => {
    underWay ??= look().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

/** Reads all entries anew. */
export function reconcile(database: Database): Promise<Reconciliation> {
  return createReconciler(database)()
}

type Balances = { cash: bigint; stake: bigint; hold: bigint; salary: bigint }
/** What an account's entries come to. */
type Sum = Balances & { isStored: boolean }
type Sums = {
  readonly byAccount: ReadonlyMap<string, Sum>
  readonly totals: ReadonlyMap<string, bigint>
  /** Adds what was entered since, in pages. */
  readonly readOn: (queryable: Queryable) => Promise<void>
}

type Summed = Readonly<Record<'id' | 'kind' | keyof Balances | 'total', string>>

function createSums(): Sums {
  const byAccount = new Map<string, Sum>()
  const totals = new Map<string, bigint>()
  let read = 0n
  const add = ({ id, kind, cash, stake, hold, salary, total }: Summed): void => {
    const name = nameOf(id, kind)
    const sum = byAccount.get(name) ?? { ...NOTHING, isStored: false }
    sum.cash += BigInt(cash)
    sum.stake += BigInt(stake)
    sum.hold += BigInt(hold)
    sum.salary += BigInt(salary)
    byAccount.set(name, sum)
    totals.set(kind, (totals.get(kind) ?? 0n) + BigInt(total))
  }
  return {
    byAccount,
    totals,
    readOn: async (queryable) => {
      const [end] = await queryable.query<{ last: bigint }>(
        'SELECT coalesce(max(number), 0) AS last FROM journal_entry',
      )
      const last = end?.last ?? 0n
      while (read < last) {
        const to = read + BigInt(ENTRIES_A_PAGE) < last ? read + BigInt(ENTRIES_A_PAGE) : last
        for (const summed of await sumEntries(queryable, read, to)) add(summed)
        read = to
      }
    },
  }
}

const NOTHING = { cash: 0n, stake: 0n, hold: 0n, salary: 0n } as const

/** Entries of one account under the other kind are none of its own. */
function nameOf(id: string, kind: string): string {
  return `${kind} ${id}`
}

function sumEntries(queryable: Queryable, behind: bigint, to: bigint): Promise<readonly Summed[]> {
  return queryable.query<Summed>(
    `SELECT account_id AS id, account_kind AS kind,
            coalesce(sum(amount) FILTER (WHERE ledger = 'cash'), 0)::text AS cash,
            coalesce(sum(amount) FILTER (WHERE ledger = 'stake'), 0)::text AS stake,
            coalesce(sum(amount) FILTER (WHERE ledger = 'withdrawal_hold'), 0)::text AS hold,
            coalesce(sum(amount) FILTER (WHERE ledger = 'salary'), 0)::text AS salary,
            coalesce(sum(amount), 0)::text AS total
     FROM posting WHERE entry > $1::bigint AND entry <= $2::bigint
     GROUP BY account_id, account_kind`,
    [String(behind), String(to)],
  )
}

type Stored = Readonly<Record<'id' | 'kind', string> & Record<keyof Balances, bigint>>

/** Every stored account against its sums, and every sum against zero where none is stored. */
async function compare(tx: Queryable, { byAccount, totals }: Sums): Promise<Reconciliation> {
  const differing = new Set<string>()
  const found = (id: string) => {
    if (differing.size < MAX_NAMED) differing.add(id)
  }
  for (const sum of byAccount.values()) sum.isStored = false
  for (let page = await listAccounts(tx, ''); ; page = await listAccounts(tx, page.at(-1)?.id)) {
    for (const account of page) {
      const sum = byAccount.get(nameOf(account.id, account.kind))
      if (sum) sum.isStored = true
      if (!isSame(account, sum ?? NOTHING)) found(account.id)
    }
    if (page.length < ACCOUNTS_A_PAGE) break
  }
  for (const [name, sum] of byAccount) {
    if (!sum.isStored && !isSame(sum, NOTHING)) found(name.slice(name.indexOf(' ') + 1))
  }
  const isZero = [...totals.values()].every((total) => total === 0n)
  return {
    differing: [...differing],
    totals: Object.fromEntries([...totals].map(([kind, total]) => [kind, String(total)])),
    isClean: differing.size === 0 && isZero,
  }
}

function listAccounts(tx: Queryable, behind = ''): Promise<readonly Stored[]> {
  return tx.query<Stored>(
    `SELECT id, kind, cash, stake, withdrawal_hold AS hold, salary FROM account
     WHERE id > $1 ORDER BY id LIMIT ${ACCOUNTS_A_PAGE}`,
    [behind],
  )
}

function isSame(a: Readonly<Balances>, b: Readonly<Balances>): boolean {
  return a.cash === b.cash && a.stake === b.stake && a.hold === b.hold && a.salary === b.salary
}
