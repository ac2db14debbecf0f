// What somebody has to look at now, worked out from what the stream told: the worst first.

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { BooksState, OfficeState, OperationState } from '@fairtick/wire/admin/live'
import { listPath } from '../../platform/list-path.ts'
import { lineOf, waitingOf } from './queue-lines.ts'
import { durationText, jobName } from './words.ts'

export type OpenAlert = {
  /** `urgent`: money or trading stands still. */
  readonly level: 'urgent' | 'mind'
  readonly text: string
  readonly to: string
}

/** Longer than that nobody should wait for anything here. */
export const OLD_AFTER_MS = DAY_MS
/** The books are compared every five minutes: two were missed. */
export const BOOKS_OLD_AFTER_MS = 15 * MINUTE_MS
/** Usually there are none: they are worked off within a second. */
export const MANY_WAIT = 100
const NAMED_MAX = 5

export function openAlerts(state: OfficeState, nowMs: number): readonly OpenAlert[] {
  const { operation, books, queues } = state
  const alerts = [
    ...(operation ? operationAlerts(operation) : []),
    ...(books ? [...booksAlerts(books, nowMs), ...coverAlerts(books)] : []),
    ...queues.flatMap(({ queue, leftOver }) =>
      leftOver > 0 ? [leftOverAlert(queue, leftOver)] : [],
    ),
    ...waitingOf(queues).flatMap(({ name, task, to, oldestTime }) => {
      if (oldestTime === null || nowMs - oldestTime < OLD_AFTER_MS) return []
      const age = durationText(nowMs - oldestTime)
      return [mind(`${name} ${task}: the oldest for ${age}`, to)]
    }),
  ]
  return [
    ...alerts.filter(({ level }) => level === 'urgent'),
    ...alerts.filter(({ level }) => level === 'mind'),
  ]
}

function operationAlerts({ feed, engine, failedJobs }: OperationState): readonly OpenAlert[] {
  const { instruments, stale } = feed
  const named = stale.slice(0, NAMED_MAX).join(', ')
  const rest = stale.length > NAMED_MAX ? ` and ${stale.length - NAMED_MAX} more` : ''
  return [
    ...(engine.problem === null
      ? []
      : [urgent(`The engine takes no orders: ${engine.problem}`, '/jobs')]),
    ...(stale.length === 0
      ? []
      : stale.length === instruments
        ? [urgent('No instrument has a fresh price: nothing is traded', '/instruments')]
        : [
            mind(
              `${stale.length} of ${instruments} instruments without a fresh price: ${named}${rest}`,
              '/instruments',
            ),
          ]),
    ...(engine.inbox < MANY_WAIT
      ? []
      : [urgent(`${engine.inbox} requests wait for the engine`, '/jobs')]),
    ...(engine.outbox < MANY_WAIT
      ? []
      : [mind(`${engine.outbox} messages to customers wait`, '/jobs')]),
    ...failedJobs.map((name) => mind(`The last run of a job failed: ${jobName(name)}`, '/jobs')),
  ]
}

function booksAlerts({ isClean, checkedTime }: BooksState, nowMs: number): readonly OpenAlert[] {
  if (!isClean) {
    return [
      urgent(
        'The books show a difference: nothing is paid out until it is explained',
        '/reconciliation',
      ),
    ]
  }
  if (checkedTime === null || nowMs - checkedTime < BOOKS_OLD_AFTER_MS) return []
  const age = durationText(nowMs - checkedTime)
  return [mind(`The books were not compared for ${age}`, '/reconciliation')]
}

function coverAlerts({ cover }: BooksState): readonly OpenAlert[] {
  const to = '/statements'
  if (cover === 'short') {
    return [urgent('The newest statement shows less than is owed: nothing new is paid in', to)]
  }
  if (cover === 'no_statement') {
    return [urgent('There is no statement of these days: nothing new is paid in', to)]
  }
  return cover === 'due' ? [mind('The next statement of what is held is due', to)] : []
}

function leftOverAlert(queue: OfficeState['queues'][number]['queue'], count: number): OpenAlert {
  const { name, to } = lineOf(queue)
  const list = listPath(to.slice(1), { status: 'left_over' })
  return mind(`${name}: ${count} of practice money, to be failed`, list)
}

function urgent(text: string, to: string): OpenAlert {
  return { level: 'urgent', text, to }
}

function mind(text: string, to: string): OpenAlert {
  return { level: 'mind', text, to }
}
