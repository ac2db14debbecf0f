// The queues as the overview names them, and where each is worked off.

import type { QueueState } from '@fairtick/wire/admin/live'
import type { LiveQueue } from '@fairtick/wire/admin/live-queues'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { listPath } from '../../platform/list-path.ts'

export type QueueLine = {
  readonly name: string
  /** What has to be done with what waits. */
  readonly task: string
  readonly to: string
}

const LINES: Readonly<Record<LiveQueue, QueueLine>> = orUnknown(
  {
    deposit: { name: 'Deposits', task: 'to be reviewed', to: '/deposits' },
    withdrawal: { name: 'Withdrawals', task: 'to be approved', to: '/withdrawals' },
    bank_change: { name: 'Bank changes', task: 'to be reviewed', to: '/bank-changes' },
    identity: { name: 'Identities', task: 'to be reviewed', to: '/identities' },
    recovery: { name: 'Lost access', task: 'to be reviewed', to: '/recoveries' },
    account_link: { name: 'Linked accounts', task: 'to be reviewed', to: '/links' },
    leader: { name: 'Leaders', task: 'to be reviewed', to: '/leaders' },
    signal: { name: 'Reported signals', task: 'to be reviewed', to: '/signals' },
    chat: { name: 'Chats', task: 'wait for us', to: '/chats' },
    change: { name: 'Changes', task: 'to be decided', to: '/changes' },
    role_request: { name: 'Staff requests', task: 'to be decided', to: '/requests' },
    content: { name: 'Texts', task: 'to be approved', to: '/contents' },
  },
  { name: 'Another queue', task: 'to be decided', to: '/' },
)

export function lineOf(queue: LiveQueue): QueueLine {
  return LINES[queue]
}

/** Withdrawals wait twice: for an approval, and then for their payment. */
export type Waiting = QueueLine & {
  readonly key: string
  readonly count: number
  readonly oldestTime: number | null
  /** Names of who looks at a case of it. */
  readonly people: readonly string[]
}

/** In the order of the menu; also those in which nothing waits. */
export function waitingOf(queues: readonly QueueState[]): readonly Waiting[] {
  const order = Object.keys(LINES)
  const sorted = [...queues].sort((a, b) => order.indexOf(a.queue) - order.indexOf(b.queue))
  return sorted.flatMap((state) => {
    const { queue, pending, oldestTime, claims } = state
    const people = [...new Set(Object.values(claims).map(({ name }) => name))]
    const line = { ...lineOf(queue), key: queue, count: pending, oldestTime, people }
    return queue === 'withdrawal' ? [line, toPay(state)] : [line]
  })
}

export const TO_PAY = listPath('withdrawals', { status: 'approved' })

function toPay({ approved, oldestApprovedTime }: QueueState): Waiting {
  return {
    ...{ ...lineOf('withdrawal'), task: 'to be paid', to: TO_PAY, key: 'payment' },
    ...{ count: approved, oldestTime: oldestApprovedTime, people: [] },
  }
}
