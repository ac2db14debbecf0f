// What waits in each queue, a page at a time, oldest first.

import { officeClient } from '../../platform/office-client.ts'

type Query = { readonly after?: string }
/** Of withdrawals: to be reviewed, or approved and to be paid. */
export type WaitingLane = 'pending' | 'approved'
export type CaseArea = keyof typeof READS

const READS = {
  deposits: async (query: Query) => {
    const { data, next } = await officeClient.call('depositQueue', { query })
    return {
      rows: data.map((row) => ({ ...row, id: row.deposit.id, firstBy: row.firstApprovedBy })),
      next,
    }
  },
  withdrawals: async (page: Query, status: WaitingLane) => {
    const query = { ...page, status }
    const { data, next } = await officeClient.call('withdrawalQueue', { query })
    return { rows: data.map(({ withdrawal: { id }, claim }) => ({ id, claim })), next }
  },
  'bank-changes': async (query: Query) => {
    const { data, next } = await officeClient.call('bankChangeQueue', { query })
    return { rows: data.map(withFirst), next }
  },
  links: async (query: Query) => {
    const { data, next } = await officeClient.call('accountLinkQueue', { query })
    return { rows: data.map((row) => ({ ...row, firstBy: row.firstLiftedBy })), next }
  },
  recoveries: async (query: Query) => {
    const { data, next } = await officeClient.call('recoveryQueue', { query })
    return { rows: data.map(withFirst), next }
  },
  leaders: async (query: Query) => {
    const { data: rows, next } = await officeClient.call('leaderQueue', { query })
    return { rows, next }
  },
  signals: async (query: Query) => {
    const { data: rows, next } = await officeClient.call('signalQueue', { query })
    return { rows, next }
  },
  identities: async (query: Query) => {
    const { data, next } = await officeClient.call('identityQueue', { query })
    return { rows: data.map(withFirst), next }
  },
}

function withFirst<Row extends { readonly firstApprovedBy: string | null }>(row: Row) {
  return { ...row, firstBy: row.firstApprovedBy }
}

export function readWaitingPage(area: CaseArea, lane: WaitingLane = 'pending', query: Query = {}) {
  return READS[area](query, lane)
}
