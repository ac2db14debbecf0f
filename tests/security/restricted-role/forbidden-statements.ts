// What a thief with the password of the run-time role would try, table by table from the catalogue,
// so that a new table is among them.

import type { Queryable } from '@fairtick/server/platform/database'
import { RIGHTS, RIGHTS_BY_COLUMN } from '../tamper-surface/allowed-rights.ts'

export type Attempt = { readonly sql: string; readonly states: readonly string[] }

/** SQLSTATE of a right that is not there. */
const NO_RIGHT = '42501'
/** Of a view into which nothing can be written at all. */
const NOT_WRITABLE = '55000'

type Relation = {
  readonly name: string
  readonly kind: 'r' | 'v'
  readonly columns: readonly string[]
  readonly guarded: boolean
}

/** In the order of the catalogue; `guarded`: what was written stays (REL-60). */
async function listRelations(database: Queryable): Promise<readonly Relation[]> {
  return await database.query<Relation>(
    `SELECT c.relname AS name, c.relkind AS kind,
       (SELECT array_agg(a.attname::text) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
       EXISTS (SELECT FROM pg_trigger t
               WHERE t.tgrelid = c.oid AND t.tgname LIKE '%_append_only') AS guarded
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
     ORDER BY c.relname`,
  )
}

/** Every statement that no list of rights allows; throws when a record may be changed by one. */
export async function listForbidden(database: Queryable): Promise<readonly Attempt[]> {
  const relations = await listRelations(database)
  const tables = relations.filter(({ kind }) => kind === 'r')
  return [
    ...relations.flatMap(changesOf),
    ...tables.flatMap(definitionsOf).map(denied),
    ...(await listSequences(database)).map((name) => denied(`SELECT setval('${name}', 1)`)),
    ...tables.filter(({ guarded }) => guarded).map(({ name }) => denied(locking(name))),
    ...OF_THE_SERVER.map(denied),
  ]
}

/** These go through, and nothing comes of them. */
export const WITHOUT_EFFECT = [
  'RESET ROLE',
  'RESET SESSION AUTHORIZATION',
  'GRANT UPDATE, DELETE, TRUNCATE, TRIGGER ON tape_block TO PUBLIC',
  'GRANT ALL ON journal_entry TO CURRENT_USER',
  'REVOKE SELECT ON tape_block FROM fairtick_app',
  'ALTER DEFAULT PRIVILEGES GRANT ALL ON TABLES TO PUBLIC',
  // It runs as the thief, in a schema that is gone with the session.
  `CREATE FUNCTION pg_temp.own() RETURNS void LANGUAGE sql SECURITY DEFINER AS 'SELECT 1'`,
] as const

const denied = (sql: string): Attempt => ({ sql, states: [NO_RIGHT] })

function changesOf({ name, kind, columns, guarded }: Relation): readonly Attempt[] {
  const rights = wordsOf(RIGHTS, name)
  const changeable = wordsOf(RIGHTS_BY_COLUMN, name)
  const mayChange = ['UPDATE', 'DELETE', 'TRUNCATE'].some((right) => rights.includes(right))
  if (guarded && (mayChange || changeable.length > 0)) throw new Error(`${name} may be changed`)
  const states = kind === 'v' ? [NO_RIGHT, NOT_WRITABLE] : [NO_RIGHT]
  const updates = columns.filter((column) => !changeable.includes(column))
  const statements: readonly (readonly [right: string, sql: string])[] = [
    ['SELECT', `SELECT FROM ${name}`],
    ['INSERT', `INSERT INTO ${name} DEFAULT VALUES`],
    ['DELETE', `DELETE FROM ${name}`],
    ...(kind === 'r' ? ([['TRUNCATE', `TRUNCATE ${name} CASCADE`]] as const) : []),
    ...updates.map((column) => ['UPDATE', `UPDATE ${name} SET "${column}" = DEFAULT`] as const),
  ]
  return statements.filter(([right]) => !rights.includes(right)).map(([, sql]) => ({ sql, states }))
}

function definitionsOf({ name }: Relation): readonly string[] {
  return [
    `DROP TABLE ${name} CASCADE`,
    `ALTER TABLE ${name} DISABLE TRIGGER ALL`,
    `ALTER TABLE ${name} ADD COLUMN fee_of_somebody bigint`,
    `ALTER TABLE ${name} OWNER TO CURRENT_USER`,
    `CREATE TRIGGER own BEFORE INSERT ON ${name} EXECUTE FUNCTION refuse_change()`,
    `CREATE RULE own AS ON INSERT TO ${name} DO INSTEAD NOTHING`,
    `COPY ${name} TO PROGRAM 'cat'`,
    `COPY ${name} FROM PROGRAM 'true'`,
    `COPY ${name} TO '/tmp/${name}'`,
  ]
}

/** Whoever holds it stops the engine. */
function locking(name: string): string {
  return `DO $$ BEGIN LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE; END $$`
}

async function listSequences(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'`,
  )
  return rows.map(({ name }) => name)
}

const OF_THE_SERVER = [
  'SET ROLE fairtick',
  'SET ROLE pg_write_all_data',
  'SET ROLE pg_execute_server_program',
  'SET SESSION AUTHORIZATION fairtick',
  'SET session_replication_role = replica',
  `SELECT set_config('session_replication_role', 'replica', false)`,
  'GRANT fairtick TO CURRENT_USER',
  'GRANT pg_write_all_data TO CURRENT_USER',
  'GRANT pg_read_server_files TO CURRENT_USER',
  'ALTER ROLE CURRENT_USER SUPERUSER',
  'ALTER ROLE CURRENT_USER CREATEROLE',
  `ALTER ROLE fairtick PASSWORD 'x'`,
  'ALTER ROLE fairtick_app LOGIN',
  'DROP ROLE fairtick_app',
  'CREATE ROLE own SUPERUSER LOGIN',
  'CREATE DATABASE own',
  'CREATE SCHEMA own',
  'CREATE TABLE public.own (id integer)',
  'CREATE TABLE public.own AS SELECT * FROM staff',
  'CREATE VIEW public.own AS SELECT 1',
  'CREATE SEQUENCE public.own',
  'CREATE EXTENSION file_fdw',
  'CREATE FOREIGN DATA WRAPPER own',
  'CREATE PUBLICATION own FOR ALL TABLES',
  `CREATE SUBSCRIPTION own CONNECTION 'host=127.0.0.1' PUBLICATION own`,
  'CREATE EVENT TRIGGER own ON ddl_command_end EXECUTE FUNCTION refuse_change()',
  `CREATE FUNCTION public.own() RETURNS void LANGUAGE sql SECURITY DEFINER
     AS 'DELETE FROM journal_entry'`,
  `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql
     AS 'BEGIN RETURN NEW; END'`,
  `CREATE OR REPLACE FUNCTION check_epoch(expected bigint) RETURNS boolean LANGUAGE sql
     AS 'SELECT true'`,
  'DROP FUNCTION refuse_change() CASCADE',
  'ALTER FUNCTION refuse_change() OWNER TO CURRENT_USER',
  'ALTER DOMAIN balanced_amounts DROP CONSTRAINT balanced_amounts_check',
  'DROP VIEW posting',
  'CREATE OR REPLACE VIEW posting AS SELECT * FROM posting',
  'ALTER SCHEMA public OWNER TO CURRENT_USER',
  'DROP SCHEMA public CASCADE',
  'REASSIGN OWNED BY fairtick TO CURRENT_USER',
  'DROP OWNED BY fairtick',
  'ALTER DEFAULT PRIVILEGES FOR ROLE fairtick GRANT ALL ON TABLES TO PUBLIC',
  'ALTER SYSTEM SET fsync = off',
  'SELECT pg_reload_conf()',
  'SELECT pg_switch_wal()',
  `SELECT pg_create_physical_replication_slot('own')`,
  `SELECT pg_read_file('/etc/passwd')`,
  `SELECT pg_read_binary_file('/etc/passwd')`,
  `SELECT pg_ls_dir('/')`,
  `SELECT pg_stat_file('/etc/passwd')`,
  `SELECT lo_import('/etc/passwd')`,
  `SELECT lo_export(1, '/tmp/own')`,
  'SELECT rolpassword FROM pg_authid',
  'SELECT passwd FROM pg_shadow',
  'SELECT * FROM pg_hba_file_rules',
  'SELECT * FROM pg_statistic',
  'UPDATE pg_class SET relowner = 0',
  'UPDATE pg_trigger SET tgenabled = NULL',
  'DELETE FROM pg_depend',
  'UPDATE pg_proc SET prosecdef = true',
  `DO $$ BEGIN EXECUTE 'DELETE FROM journal_entry'; END $$`,
] as const

function wordsOf(list: string, name: string): readonly string[] {
  const line = list.split('\n').find((text) => text.trim().startsWith(`${name}: `))
  return line?.trim().split(' ').slice(1) ?? []
}
