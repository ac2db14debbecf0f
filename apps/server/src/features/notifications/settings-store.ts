// All SQL of `notification_choice` and `quiet_hours`.

import type { ChannelChoice, NotificationKind } from '@fairtick/wire/notification-kinds'
import type { Queryable } from '../../platform/database.ts'
import type { QuietHours } from './quiet-hours.ts'

export type Preferences = {
  /** Where they chose otherwise than usual. */
  readonly choices: ReadonlyMap<NotificationKind, ChannelChoice>
  readonly quietHours: QuietHours | undefined
  /** Of browsers that pushes go to. */
  readonly devices: number
}

type StoredPreferences = {
  readonly user_id: string
  readonly choices: readonly ({ readonly kind: NotificationKind } & ChannelChoice)[] | null
  readonly from_minute: number | null
  readonly until_minute: number | null
  readonly time_zone: string | null
  readonly devices: number
}

/** One for each of the users, by their id. */
export async function loadPreferences(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Preferences>> {
  const rows = await database.query<StoredPreferences>(
    `SELECT asked.user_id, q.from_minute, q.until_minute, q.time_zone,
       (SELECT json_agg(json_build_object(
          'kind', c.kind, 'app', c.in_app, 'push', c.by_push, 'mail', c.by_mail))
        FROM notification_choice c WHERE c.user_id = asked.user_id) AS choices,
       (SELECT count(*)::integer FROM push_subscription s WHERE s.user_id = asked.user_id)
         AS devices
     FROM unnest($1::text[]) AS asked (user_id)
     LEFT JOIN quiet_hours q ON q.user_id = asked.user_id`,
    [userIds],
  )
  return new Map(rows.map((row) => [row.user_id, readPreferences(row)]))
}

export async function saveChoice(
  tx: Queryable,
  userId: string,
  kind: NotificationKind,
  { app, push, mail }: ChannelChoice,
): Promise<void> {
  await tx.query(
    `INSERT INTO notification_choice VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id, kind) DO UPDATE SET in_app = excluded.in_app,
       by_push = excluded.by_push, by_mail = excluded.by_mail`,
    [userId, kind, app, push, mail],
  )
}

export async function saveQuietHours(
  tx: Queryable,
  userId: string,
  { fromMinute, untilMinute, timeZone }: QuietHours,
): Promise<void> {
  await tx.query(
    `INSERT INTO quiet_hours VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET from_minute = excluded.from_minute,
       until_minute = excluded.until_minute, time_zone = excluded.time_zone`,
    [userId, fromMinute, untilMinute, timeZone],
  )
}

export async function deleteQuietHours(tx: Queryable, userId: string): Promise<void> {
  await tx.query('DELETE FROM quiet_hours WHERE user_id = $1', [userId])
}

function readPreferences(row: StoredPreferences): Preferences {
  const { from_minute: fromMinute, until_minute: untilMinute, time_zone: timeZone } = row
  const isQuiet = fromMinute !== null && untilMinute !== null && timeZone !== null
  return {
    choices: new Map(
      (row.choices ?? []).map(({ kind, app, push, mail }) => [kind, { app, push, mail }]),
    ),
    quietHours: isQuiet ? { fromMinute, untilMinute, timeZone } : undefined,
    devices: row.devices,
  }
}
