// What the run-time role may do with every table, and with single columns of it.

/** Of the run-time role: tape, ledger and candles are appended to and never changed (REL-60). */
export const RIGHTS = `
  activity_join: INSERT SELECT
  agreement_answer: INSERT SELECT
  announcement_read: INSERT SELECT
  content_version: INSERT SELECT
  account: INSERT SELECT
  account_link: INSERT SELECT
  app_user: INSERT SELECT
  bank_account: INSERT SELECT
  bank_change: INSERT SELECT
  bank_change_first_approval: INSERT SELECT
  audit_entry: INSERT SELECT
  candle: INSERT SELECT
  bank_statement: INSERT SELECT
  change_request: INSERT SELECT
  chat_canned_reply: DELETE INSERT SELECT
  chat_conversation: DELETE INSERT SELECT
  chat_event: DELETE INSERT SELECT
  chat_message: DELETE INSERT SELECT
  checkpoint: INSERT SELECT
  command_block: INSERT SELECT
  contract: SELECT
  contract_close: INSERT SELECT
  contract_levels: INSERT SELECT
  contract_order: INSERT SELECT
  copy_follow: INSERT SELECT
  copy_result: INSERT SELECT
  copy_share: INSERT SELECT
  copy_skip: INSERT SELECT
  cost_sheet: INSERT SELECT
  cost_sheet_acceptance: INSERT SELECT
  demo_mark: INSERT SELECT
  deposit: INSERT SELECT
  deposit_first_approval: INSERT SELECT
  deposit_sole_approval: INSERT SELECT
  due_copy: DELETE INSERT SELECT
  due_work: DELETE INSERT SELECT
  engine_inbox: INSERT SELECT
  engine_lease: SELECT UPDATE
  examined_finding: INSERT SELECT UPDATE
  equity_snapshot: DELETE INSERT SELECT
  fund_password: INSERT SELECT
  idempotency: DELETE INSERT SELECT
  identity_case: INSERT SELECT
  identity_decision: INSERT SELECT
  identity_key: DELETE INSERT SELECT
  identity_picture: INSERT SELECT
  installation: INSERT SELECT
  instrument: INSERT SELECT
  invitation: INSERT SELECT
  journal_entry: INSERT SELECT
  known_device: DELETE INSERT SELECT UPDATE
  leader: INSERT SELECT
  leader_application: INSERT SELECT
  leader_equity: INSERT SELECT
  leader_figures: INSERT SELECT
  leader_event: DELETE INSERT SELECT
  link_signal: INSERT SELECT
  signing_key: INSERT SELECT
  tape_head: INSERT SELECT
  head_place: INSERT SELECT
  head_timestamp: INSERT SELECT
  tape_term: INSERT SELECT
  liability_check: DELETE INSERT SELECT
  liability_checked: INSERT SELECT
  liability_page: DELETE INSERT SELECT
  liability_tree: INSERT SELECT
  public_report: INSERT SELECT
  loss_share: INSERT SELECT
  file: DELETE INSERT SELECT
  frame_chunk: DELETE INSERT SELECT
  file_content: INSERT SELECT
  file_key: INSERT SELECT
  mail_code: DELETE INSERT SELECT UPDATE
  mail_outbox: DELETE INSERT SELECT
  message_mail: DELETE INSERT SELECT
  message: INSERT SELECT
  migration: SELECT
  notification_choice: INSERT SELECT
  option_order: INSERT SELECT
  outbox: DELETE INSERT SELECT UPDATE
  own_limit: INSERT SELECT
  passkey: DELETE INSERT SELECT
  payable_reward: DELETE INSERT SELECT
  payroll_record: INSERT SELECT
  posting: SELECT
  price_alert: DELETE INSERT SELECT
  price_alert_cursor: SELECT
  push_outbox: DELETE INSERT SELECT
  push_subscription: DELETE INSERT SELECT
  queue_claim: DELETE INSERT SELECT UPDATE
  quiet_hours: DELETE INSERT SELECT
  recovery_code: DELETE INSERT SELECT
  recovery_first_approval: INSERT SELECT
  recovery_picture: INSERT SELECT
  recovery_request: INSERT SELECT
  role_request: INSERT SELECT
  second_factor: DELETE INSERT SELECT
  security_change: INSERT SELECT
  session: DELETE INSERT SELECT UPDATE
  signal_case: INSERT SELECT
  signal_post: INSERT SELECT
  signal_report: INSERT SELECT
  spent_challenge: DELETE INSERT SELECT
  staff: INSERT SELECT
  staff_enrolment: DELETE INSERT SELECT UPDATE
  staff_enrolment_spent: INSERT SELECT
  staff_passkey: DELETE INSERT SELECT
  staff_recovery: DELETE INSERT SELECT
  staff_role: DELETE INSERT SELECT
  staff_session: DELETE INSERT SELECT UPDATE
  tape_block: INSERT SELECT
  team_reward: INSERT SELECT
  throttle: DELETE INSERT SELECT UPDATE
  tick_index: INSERT SELECT
  user_lock: INSERT SELECT
  user_search_key: DELETE INSERT SELECT
  watchlist: DELETE INSERT SELECT UPDATE
  wallet_address: INSERT SELECT
  withdrawal: INSERT SELECT
  withdrawal_target: DELETE INSERT SELECT
`

/** An option gets its settlement once, a contract its opening; their terms are not among these. */
export const RIGHTS_BY_COLUMN = `
  account: UPDATE cash stake withdrawal_hold salary margin_called volumes untaxed_gains inviters \
invited_day oldest_open trading_lock own_limits changed lead_terms kept_terms
  account_link: UPDATE signals binds found_time status first_lifted_by first_lifted_time \
decided_by decided_time notified_time seal
  app_user: UPDATE phone phone_key email email_key contact_seal nickname password_hash language \
opening_until accounts_opened_time avatar_file
  bank_account: UPDATE bank_way account_name bank_name branch_name branch_number bank_code \
card_number ifsc changed_time seal
  bank_change: UPDATE status reason reviewed_by reviewed_time
  engine_inbox: UPDATE state
  file: UPDATE used_time
  chat_canned_reply: UPDATE name texts changed_by changed_time
  chat_conversation: UPDATE user_id status priority language assignee assigned_time last_time \
waiting_since first_reply_time snoozed_until resolved_time last_number read_by_customer \
read_by_staff rating away_until
  chat_message: UPDATE deleted_time
  change_request: UPDATE status decided_by decided_time acts_time announced_time done_time refusal
  content_version: UPDATE payload payload_hash placements status authors approved_by approved_time \
published_by published_time withdrawn_by withdrawn_time start_time end_time told_time seal
  contract_order: UPDATE status take_profit stop_loss reserved_margin reserved_fee open_price \
open_seq open_time open_margin open_fee overnight_fee cancel_time cancel_reason
  copy_follow: UPDATE is_paused ended_time end_reason
  copy_result: UPDATE result high_water
  deposit: UPDATE status reason rate approved_time reviewed_by credited ended_time
  fund_password: UPDATE password_hash misses locked_until
  head_place: UPDATE next_number
  identity_case: UPDATE status id_type country sealed_name sealed_number number_mac attempt \
attempts_allowed next_attempt_time submitted_time reviewed_time appealed_time appeal_text \
expires_time verified_time seal erased_time
  identity_decision: UPDATE comment note
  identity_picture: UPDATE replaced_time erased_time
  installation: UPDATE source day_number local_day money_terms jurisdiction mode open_windows \
source_health past_terms
  instrument: UPDATE constants
  leader: UPDATE application_id stopped_time stop_reason seal
  leader_figures: UPDATE time tape_position figures curve by_copiers by_roi90d by_drawdown \
by_followers
  leader_application: UPDATE status reason decided_by decided_time
  liability_checked: UPDATE accounts
  mail_outbox: UPDATE sealed_mail state tries next_time
  message: UPDATE read_time
  notification_choice: UPDATE in_app by_push by_mail
  push_outbox: UPDATE state tries next_time
  quiet_hours: UPDATE from_minute until_minute time_zone
  option_order: UPDATE result settle_price settle_seq close_time profit outage
  own_limit: UPDATE value pending_value pending_from seal
  passkey: UPDATE counter name is_synced last_used_time
  payable_reward: UPDATE amount
  price_alert_cursor: UPDATE tape_position
  recovery_code: UPDATE used_time
  recovery_picture: UPDATE erased_time
  signal_case: UPDATE status decided_by decided_time
  signal_post: UPDATE text status ended_time reason seal
  recovery_request: UPDATE status told_time reason decided_by decided_time hold_until hold_seal \
ended_time
  second_factor: UPDATE sealed_secret started_time confirmed_time last_step
  wallet_address: UPDATE removed_time
  withdrawal: UPDATE approved_time status ended_time
  withdrawal_target: UPDATE reason approved_by paid_by failed_by payment_reference begun_by \
begun_decision begun_detail begun_time
  role_request: UPDATE status decided_by decided_time
  staff: UPDATE password_hash sealed_factor last_step deactivated_time
  staff_passkey: UPDATE counter name is_synced last_used_time
  staff_recovery: UPDATE secret_hash made_time seal
  user_lock: UPDATE reason locked_by time unlocked_time seal
`
