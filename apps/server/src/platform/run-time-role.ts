// What the role that the server works as could do beyond its own: nothing, where money is real.

import type { Database, Queryable } from './database.ts'
import type { Log } from './log.ts'

/** Whoever has the password of the server could change the records; where that must not be. */
export class TooManyRights extends Error {
  override readonly name = 'TooManyRights'
}

type RoleSettings = {
  readonly mode: 'practice' | 'live'
  /** Set: another role owns the tables, so that of the server need not. */
  readonly migrationUrl: string | undefined
}

/** As many are named in the sentence; the rest is counted. */
const NAMED_RIGHTS = 3

/**
 * Throws TooManyRights in live mode, and wherever an owner is named for the schema alone; else a
 * practice installation is warned. Embedded, the database is in the server's own hands, whatever
 * its role: it is no database for live mode.
 */
export async function requireRestrictedRole(
  database: Database,
  { mode, migrationUrl }: RoleSettings,
  log: Log,
): Promise<void> {
  const isStrict = mode === 'live' || migrationUrl !== undefined
  if (database.kind === 'pglite') {
    if (!isStrict) return
    throw new TooManyRights(
      'live mode needs PostgreSQL: DATABASE_URL with a role that owns nothing (SECURITY.md)',
    )
  }
  const rights = await findExcessRights(database)
  if (rights.length === 0) return
  const more = rights.length - NAMED_RIGHTS
  const named = rights.slice(0, NAMED_RIGHTS).join(', ') + (more > 0 ? ` and ${more} more` : '')
  const sentence = `the role of DATABASE_URL has rights that a server must not have (${named}): \
name a role that owns nothing and is a member of fairtick_app, as docs/runbooks/install.md says`
  if (isStrict) throw new TooManyRights(sentence)
  log.warn(sentence)
}

/**
 * The rights of the session's own user, whatever role was set since: RESET ROLE brings them back.
 * Sentences such as `owns account`; none for a role that has what the migrations grant and no more.
 */
export async function findExcessRights(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ what: string }>(EXCESS_RIGHTS)
  return rows.map(({ what }) => what)
}

/** Tables that only grow, as their guards say. */
const APPEND_ONLY = `SELECT c.oid, c.relname FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND EXISTS (
    SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname LIKE '%_append_only')`

const EXCESS_RIGHTS = `
  WITH self AS (SELECT oid, rolname, rolsuper FROM pg_roles WHERE rolname = session_user),
  -- A superuser is a member of every role, which would say nothing.
  acting AS (
    SELECT r.* FROM pg_roles r, self
    WHERE r.oid = self.oid OR NOT self.rolsuper AND pg_has_role(self.oid, r.oid, 'MEMBER')
  ),
  schemas AS (
    SELECT oid, nspname, nspowner FROM pg_namespace
    WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
  ),
  excess (rank, what) AS (
    SELECT 1, 'it is a superuser' FROM acting WHERE rolsuper
    UNION ALL SELECT 2, 'it may make roles' FROM acting WHERE rolcreaterole
    UNION ALL SELECT 2, 'it may make databases' FROM acting WHERE rolcreatedb
    UNION ALL SELECT 2, 'it may replicate' FROM acting WHERE rolreplication
    UNION ALL SELECT 2, 'it passes row security' FROM acting WHERE rolbypassrls
    UNION ALL SELECT 3, 'it is a member of ' || acting.rolname FROM acting, self
      WHERE acting.oid <> self.oid AND acting.rolname NOT IN ('fairtick_app', 'pg_database_owner')
    UNION ALL SELECT 4, 'it owns the database' FROM pg_database
      WHERE datname = current_database() AND datdba IN (SELECT oid FROM acting)
    UNION ALL SELECT 4, 'it owns the schema ' || nspname FROM schemas
      WHERE nspowner IN (SELECT oid FROM acting)
    UNION ALL SELECT 5, 'it owns ' || c.relname
      FROM pg_class c JOIN schemas s ON s.oid = c.relnamespace
      WHERE c.relkind NOT IN ('i', 'I', 't') AND c.relowner IN (SELECT oid FROM acting)
    UNION ALL SELECT 5, 'it owns ' || p.proname
      FROM pg_proc p JOIN schemas s ON s.oid = p.pronamespace
      WHERE p.proowner IN (SELECT oid FROM acting)
    UNION ALL SELECT 6, 'it may make tables in ' || s.nspname FROM schemas s, self
      WHERE has_schema_privilege(self.oid, s.oid, 'CREATE')
    UNION ALL SELECT 6, 'it may make schemas' FROM self
      WHERE has_database_privilege(self.oid, current_database(), 'CREATE')
    UNION ALL SELECT 7, 'it may switch the guards off' FROM self
      WHERE has_parameter_privilege(self.oid, 'session_replication_role', 'SET')
    UNION ALL SELECT 8, 'it may change ' || a.relname FROM (${APPEND_ONLY}) AS a, acting
      WHERE has_table_privilege(acting.oid, a.oid, 'DELETE, TRUNCATE, TRIGGER')
        OR has_any_column_privilege(acting.oid, a.oid, 'UPDATE')
    UNION ALL SELECT 9, 'it was granted ' || lower(g.privilege_type) || ' on ' || c.relname
      FROM pg_class c JOIN schemas s ON s.oid = c.relnamespace, aclexplode(c.relacl) g, self
      WHERE g.grantee IN (0, self.oid) AND c.relowner <> self.oid
    UNION ALL SELECT 9, 'it was granted ' || lower(g.privilege_type) || ' on ' || c.relname
      FROM pg_class c JOIN schemas s ON s.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid, aclexplode(a.attacl) g, self
      WHERE g.grantee IN (0, self.oid) AND c.relowner <> self.oid
  )
  SELECT what FROM excess GROUP BY what ORDER BY min(rank), what`
