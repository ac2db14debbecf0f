// Money in and out in the books against what was told: nothing lost, nothing doubled (TR-6, TR-8).

import type { CommandDraft, WithdrawalText } from '@fairtick/server/engine/engine-port'
import { readWithdrawalText, type WithdrawalRow } from '@fairtick/server/engine/rows/money-rows'
import type { Asked } from './customers.ts'
import type { World } from './world.ts'

/** What is on hold, owed and paid are the same money told twice; each finding is a sentence. */
export const WRONG_MONEY = `
  SELECT 'hold of ' || a.id || ' is not what its withdrawals hold' AS finding FROM account a
  WHERE withdrawal_hold <> (SELECT coalesce(sum(w.amount), 0) FROM withdrawal w
    WHERE w.account_id = a.id AND w.status = 'pending')
  UNION ALL
  SELECT 'the house owes ' || owed || ' of rewards, payable are ' || payable FROM
    (SELECT coalesce(sum(amount), 0) AS owed FROM posting WHERE ledger = 'rewards_payable') AS h,
    (SELECT coalesce(sum(amount), 0) AS payable FROM payable_reward) AS p
  WHERE owed <> payable
  UNION ALL
  SELECT 'rewards of ' || coalesce(e.id, d.id) || ' on day ' || coalesce(e.day, d.day) ||
         ': earned ' || coalesce(e.amount, 0) || ', owed or paid ' || coalesce(d.amount, 0)
  FROM (SELECT beneficiary_id AS id, day, sum(amount) AS amount FROM team_reward
        GROUP BY beneficiary_id, day) AS e
  FULL JOIN (SELECT id, day, sum(amount) AS amount FROM (
      SELECT beneficiary_id AS id, day, amount FROM payable_reward
      UNION ALL SELECT account_id, day, amount FROM payroll_record) AS either
    GROUP BY id, day) AS d ON d.id = e.id AND d.day = e.day
  WHERE e.amount IS DISTINCT FROM d.amount
  UNION ALL
  SELECT 'paid before its end: day ' || day || ' of ' || account_id FROM payroll_record
  WHERE day >= (SELECT day_number FROM installation)
  UNION ALL
  SELECT 'salary of ' || id || ' is negative' FROM account WHERE salary < 0 OR withdrawal_hold < 0`

/** Every deposit, withdrawal, settlement and payment that was acknowledged stands in the books. */
export async function findLostMoney({ database, customers }: World): Promise<string[]> {
  const rows = await database.query<WithdrawalRow>('SELECT * FROM withdrawal')
  const kept = new Map(rows.map((row) => [row.id, readWithdrawalText(row)]))
  const posted = await readPosted(database)
  return customers.asked.flatMap(({ what, key, outcome }) => {
    switch (outcome?.kind) {
      case 'withdrawal': {
        const { withdrawal: told } = outcome
        return agrees(told, kept.get(told.id)) ? [] : [`${what} of ${told.id} told otherwise`]
      }
      case 'deposit-credited':
        return posted.has(`deposit:${outcome.depositId}`) ? [] : [`lost: ${key.key}`]
      case 'salary-settled':
        return posted.has(`salary-settlement:${outcome.transferId}`) ? [] : [`lost: ${key.key}`]
      case 'rewards-paid':
        return posted.has(`payroll:${key.scope}:${outcome.day}`) ? [] : [`lost: ${key.key}`]
      default:
        return []
    }
  })
}

/** Its terms are final, and so is its end; what waited may have gone on since. */
function agrees(told: WithdrawalText, found: WithdrawalText | undefined): boolean {
  if (found === undefined) return false
  const { approvedTime, status, endedTime } = told
  const since = {
    approvedTime: approvedTime ?? found.approvedTime,
    ...(status === 'pending'
      ? { status: found.status, endedTime: found.endedTime }
      : { endedTime }),
  }
  return JSON.stringify({ ...told, ...since }) === JSON.stringify(found)
}

/** When every key has its outcome: as many of each as were acknowledged, no more. */
export async function findExtraMoney({ database, customers }: World): Promise<string[]> {
  const [row] = await database.query<Record<string, bigint>>(COUNTS)
  const counts: readonly [string, CommandDraft['kind'], Told][] = [
    ['deposits', 'credit-deposit', 'deposit-credited'],
    ['submitted', 'submit-withdrawal', 'withdrawal'],
    ['approved', 'approve-withdrawal', 'withdrawal'],
    ['paid', 'pay-withdrawal', 'withdrawal'],
    ['failed', 'fail-withdrawal', 'withdrawal'],
    ['cancelled', 'cancel-withdrawal', 'withdrawal'],
    ['settlements', 'settle-salary', 'salary-settled'],
    ['payrolls', 'pay-rewards', 'rewards-paid'],
  ]
  return counts.flatMap(([name, what, kind]) => {
    const told = customers.asked.filter((one) => isTold(one, what, kind)).length
    const found = Number(row?.[name])
    return found === told ? [] : [`${found} ${name} in the books, ${told} acknowledged`]
  })
}

type Told = NonNullable<Asked['outcome']>['kind']

function isTold(asked: Asked, what: CommandDraft['kind'], kind: Told): boolean {
  return asked.what === what && asked.outcome?.kind === kind
}

const COUNTS = `
  SELECT count(*) AS submitted,
         count(*) FILTER (WHERE approved_time IS NOT NULL) AS approved,
         count(*) FILTER (WHERE status = 'success') AS paid,
         count(*) FILTER (WHERE status = 'failed') AS failed,
         count(*) FILTER (WHERE status = 'cancelled') AS cancelled,
         (SELECT count(*) FROM journal_entry WHERE reason = 'deposit') AS deposits,
         (SELECT count(*) FROM journal_entry WHERE reason = 'salary-settlement') AS settlements,
         (SELECT count(*) FROM payroll_record) AS payrolls
  FROM withdrawal`

/** Causes of the entries that bring money in or pay salary. */
async function readPosted(database: World['database']): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ cause: string }>(
    `SELECT cause_of(e) AS cause FROM journal_entry e
     WHERE reason IN ('deposit', 'salary-settlement', 'payroll')`,
  )
  return new Set(rows.map(({ cause }) => cause))
}
