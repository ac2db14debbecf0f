// Wire calls about the team.

import type { Instant } from '@fairtick/core/time/instant'
import type { Handlers } from '@fairtick/wire/handler'
import type { Database } from '../../platform/database.ts'
import { loadAccount } from '../account/public.ts'
import { readShareRecords } from './read-share-records.ts'
import { readTeam } from './read-team.ts'

export type TeamDependencies = {
  readonly database: Database
  readonly operatorTimeZone: string
  /** How customers reach the installation; undefined: the web app knows. */
  readonly publicUrl: string | undefined
  readonly now: () => Instant
}

export function teamRoutes({
  database,
  operatorTimeZone,
  publicUrl,
  now,
}: TeamDependencies): Handlers<'team' | 'shareRecords'> {
  return {
    team: async ({ body }, { caller: { userId }, account: kind }) => {
      const account = await loadAccount(database, userId, kind)
      return await readTeam(database, { userId, account, operatorTimeZone }, body)
    },
    shareRecords: async ({ body }, { caller: { userId }, account: kind }) => {
      const { id: accountId } = await loadAccount(database, userId, kind)
      const sharer = { userId, accountId, operatorTimeZone, publicUrl, now: now() }
      return await readShareRecords(database, sharer, body)
    },
  }
}
