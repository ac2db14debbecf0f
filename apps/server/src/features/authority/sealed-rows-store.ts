// SQL that reads rows with the fields of which their seal is made, in the order of who seals them.

import type { Queryable } from '../../platform/database.ts'
import type { SealPurpose } from '../../platform/row-seal.ts'

const ROWS_A_PAGE = 1_000

type SealedRows = { readonly purpose: SealPurpose; readonly page: string }

/** A page of each table: those behind an id, by their ids. */
export const SEALED_TABLES = {
  account_link: {
    purpose: 'account-link',
    page: `SELECT id, seal,
             json_build_array(id, later_user_id, earlier_user_id, array_to_string(signals, ' '),
               binds) AS fields
           FROM account_link WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  session: {
    purpose: 'session',
    page: `SELECT id, seal, json_build_array(id, user_id, token_hash, created_time) AS fields
           FROM session WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  passkey: {
    purpose: 'passkey',
    page: `SELECT id, seal,
             json_build_array('passkey', id, user_id, credential_id, public_key) AS fields
           FROM passkey WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  staff_passkey: {
    purpose: 'passkey',
    page: `SELECT id, seal,
             json_build_array('staff_passkey', id, staff_id, credential_id, public_key) AS fields
           FROM staff_passkey WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  staff_session: {
    purpose: 'staff-session',
    page: `SELECT id, seal, json_build_array(id, staff_id, token_hash, created_time) AS fields
           FROM staff_session WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  app_user: {
    purpose: 'contact',
    page: `SELECT id, contact_seal AS seal, json_build_array(id, phone, email) AS fields
           FROM app_user WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  bank_account: {
    purpose: 'bank-account',
    page: `SELECT user_id AS id, seal,
             json_build_array(user_id, changed_time, bank_way, account_name, bank_name, branch_name,
               branch_number, bank_code, card_number, ifsc) AS fields
           FROM bank_account WHERE user_id > $1 ORDER BY user_id LIMIT $2::bigint`,
  },
  bank_change: {
    purpose: 'bank-change',
    page: `SELECT id, seal,
             json_build_array(id, user_id, submitted_time, bank_way, account_name, bank_name,
               branch_name, branch_number, bank_code, card_number, ifsc) AS fields
           FROM bank_change WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  bank_statement: {
    purpose: 'bank-statement',
    page: `SELECT id, seal,
             json_build_array(id, account_kind, content_hash, assets::text, liabilities::text,
               uploaded_by, uploaded_time) AS fields
           FROM bank_statement WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  recovery_request: {
    purpose: 'recovery',
    page: `SELECT id, seal,
             json_build_array(id, user_id, contact, lost, note, is_password_right, is_own_address,
               is_known_browser, asked_time) AS fields
           FROM recovery_request WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  leader_application: {
    purpose: 'leader-application',
    page: `SELECT id, seal,
             json_build_array(id, account_id, user_id, name, intro, trim_scale(profit_share)::text,
               max_followers, max_copied::text, applied_time) AS fields
           FROM leader_application WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  leader: {
    purpose: 'leader',
    page: `SELECT id, seal,
             json_build_array(id, account_id, user_id, application_id, began_time, stopped_time,
               stop_reason) AS fields
           FROM leader WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  signal_post: {
    purpose: 'signal',
    page: `SELECT id, seal,
             json_build_array(id, leader_id, account_id, account_kind, symbol, direction,
               posted_time, trim_scale(price)::text, tick_seq, tick_time, tape_position,
               long_lots::text, trim_scale(long_price)::text, short_lots::text,
               trim_scale(short_price)::text, text, status, ended_time, reason) AS fields
           FROM signal_post WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  loss_share: {
    purpose: 'loss-share',
    page: `SELECT account_kind || ' ' || until_time AS id, seal,
             json_build_array(account_kind, from_time, until_time, accounts, losing,
               measured_time) AS fields
           FROM loss_share WHERE account_kind || ' ' || until_time > $1
           ORDER BY account_kind || ' ' || until_time LIMIT $2::bigint`,
  },
  public_report: {
    purpose: 'public-report',
    page: `SELECT account_kind || ' ' || until_time AS id, seal,
             json_build_array(account_kind, from_time, until_time, figures,
               measured_time) AS fields
           FROM public_report WHERE account_kind || ' ' || until_time > $1
           ORDER BY account_kind || ' ' || until_time LIMIT $2::bigint`,
  },
  wallet_address: {
    purpose: 'wallet-address',
    page: `SELECT id, seal,
             json_build_array(id, user_id, currency, channel, address, added_time) AS fields
           FROM wallet_address WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  withdrawal_target: {
    purpose: 'withdrawal-target',
    page: `SELECT withdrawal_id AS id, seal,
             json_build_array(withdrawal_id, user_id, account_id, target::text,
               terms::text) AS fields
           FROM withdrawal_target WHERE withdrawal_id > $1 ORDER BY withdrawal_id LIMIT $2::bigint`,
  },
  own_limit: {
    purpose: 'own-limit',
    page: `SELECT user_id || ' ' || field AS id, seal,
             json_build_array(user_id, field, value, pending_value, pending_from) AS fields
           FROM own_limit WHERE user_id || ' ' || field > $1
           ORDER BY user_id || ' ' || field LIMIT $2::bigint`,
  },
  user_lock: {
    purpose: 'user-lock',
    page: `SELECT user_id || ' ' || flag AS id, seal,
             json_build_array(user_id, flag, reason, locked_by, time, unlocked_time) AS fields
           FROM user_lock WHERE user_id || ' ' || flag > $1
           ORDER BY user_id || ' ' || flag LIMIT $2::bigint`,
  },
} as const satisfies Readonly<Record<string, SealedRows>>

export type SealedTable = keyof typeof SEALED_TABLES

type SealedRow = {
  readonly id: string
  readonly fields: readonly (string | number | boolean | null)[]
  readonly seal: string
}

export function listSealedRows(
  database: Queryable,
  table: SealedTable,
  after: string,
): Promise<readonly SealedRow[]> {
  return database.query<SealedRow>(SEALED_TABLES[table].page, [after, String(ROWS_A_PAGE)])
}
