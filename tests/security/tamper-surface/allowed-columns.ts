// Every table's columns. None may set a price, strike, result or one's terms (H1, H3).

export const COLUMNS = `
  activity_join: number user_id item content_id version time
  agreement_answer: user_id version answer time
  announcement_read: user_id content_id time
  content_version: number id item version kind payload payload_hash placements status authors \
drafted_time approved_by approved_time published_by published_time withdrawn_by withdrawn_time \
start_time end_time told_time seal
  account: id user_id kind cash stake withdrawal_hold salary margin_called volumes \
untaxed_gains inviters invited_day oldest_open trading_lock own_limits changed lead_terms \
kept_terms
  account_link: id later_user_id earlier_user_id signals binds found_time status first_lifted_by \
first_lifted_time decided_by decided_time notified_time seal
  app_user: id phone phone_key email email_key contact_seal full_name nickname password_hash \
language inviter_id second_inviter_id third_inviter_id created_time practice_account_id \
real_account_id opening_until accounts_opened_time avatar_file
  audit_entry: number time staff_id address action subject_kind subject_id detail previous_hash \
hash seal
  bank_account: user_id bank_way account_name bank_name branch_name branch_number bank_code \
card_number ifsc changed_time seal
  bank_change: id user_id bank_way account_name bank_name branch_name branch_number bank_code \
card_number ifsc submitted_time status reason reviewed_by reviewed_time seal
  bank_change_first_approval: change_id staff_id time details_hash seal
  recovery_first_approval: request_id staff_id time facts_hash seal
  recovery_picture: file_id request_id added_time erased_time
  recovery_request: id user_id contact lost note is_password_right is_own_address \
is_known_browser asked_time seal status told_time reason decided_by decided_time hold_until \
hold_seal ended_time
  candle: symbol interval time open high low close volume
  bank_statement: number id file_name content content_hash lines assets liabilities uploaded_by \
uploaded_time account_kind seal
  change_request: number id kind subject payload payload_hash note requested_by requested_time \
expires_time status decided_by decided_time acts_time announced_time done_time refusal
  chat_canned_reply: id name texts changed_by changed_time
  chat_conversation: number id user_id visitor_hash status priority language assignee \
assigned_time \
created_time last_time waiting_since first_reply_time snoozed_until resolved_time last_number \
read_by_customer read_by_staff rating away_until
  chat_event: number conversation_id kind staff_id to_staff_id note time
  chat_message: conversation_id number client_id sender staff_id body image_file about_kind \
about_id about_label opens_time time deleted_time
  checkpoint: tape_position command_number time state state_hash
  command_block: first_number last_number tape_first payload previous_hash hash
  contract: id account_id symbol direction order_type lots leverage limit_price shown_price \
order_time placed constants status take_profit stop_loss reserved_margin reserved_fee open_price \
open_seq open_time open_margin open_fee lots_open margin overnight_fee profit close_fee \
close_count close_price close_seq close_time close_reason copy_leader copy_order
  contract_close: order_id ordinal lots price seq time profit fee reason lots_open margin
  contract_levels: number order_id time take_profit stop_loss take_profit_before stop_loss_before
  contract_order: id account_id symbol direction order_type lots leverage limit_price shown_price \
order_time placed status take_profit stop_loss reserved_margin reserved_fee open_price open_seq \
open_time open_margin open_fee overnight_fee cancel_time cancel_reason constants copy_leader \
copy_order
  copy_follow: account_id leader_id begun begun_time terms profit_share is_paused result_at_begin \
ended_time end_reason
  copy_result: account_id leader_id result high_water
  copy_share: order_id ordinal account_id leader_id begun profit_share mark base amount time
  copy_skip: number account_id leader_id order_id begun reason time tape_position
  leader: id account_id user_id account_kind application_id began_time stopped_time stop_reason seal
  leader_application: id account_id user_id name intro profit_share max_followers max_copied \
applied_time seal status reason decided_by decided_time
  leader_equity: leader_id hour time equity newest_entry flow_in flow_out growth growth_index peak \
drawdown
  leader_figures: leader_id account_kind time tape_position figures curve by_copiers by_roi90d \
by_drawdown by_followers by_newest
  demo_mark: id since
  signing_key: id public_key since
  tape_term: position kind symbol
  tape_head: number first_position last_position time head nodes root key signature
  head_place: id next_number
  head_timestamp: number authority token
  cost_sheet: hash kind facts time
  cost_sheet_acceptance: user_id account_kind hash time
  liability_check: day leaf_id
  liability_checked: day accounts
  liability_page: day page first_id sum hash leaves
  liability_tree: day account_kind time tape_position size total tree deficit_count deficit_total \
marks root
  public_report: account_kind from_time until_time figures measured_time seal
  loss_share: account_kind from_time until_time accounts losing measured_time seal
  deposit: id number user_id account_id account_kind method_id currency channel network amount \
voucher_file voucher_hash submitted_time status reason rate approved_time reviewed_by credited \
ended_time
  deposit_first_approval: deposit_id staff_id time credit seal
  deposit_sole_approval: deposit_id staff_id account_id credit time
  due_copy: account_id leader_id handled
  due_work: account_id tape_position
  engine_inbox: id cause command time seal state
  engine_lease: shard epoch alive_time
  examined_finding: finding seal
  equity_snapshot: account_id hour time equity of_day newest_entry
  fund_password: user_id password_hash misses locked_until
  idempotency: id body_hash outcome time
  identity_case: id number user_id status id_type country sealed_name sealed_number number_mac \
attempt attempts_allowed next_attempt_time submitted_time reviewed_time appealed_time appeal_text \
expires_time verified_time seal erased_time
  identity_decision: number case_id staff_id verdict reasons comment note facts_hash time
  identity_key: user_id sealed_key
  identity_picture: file_id case_id user_id side content_hash likeness added_time replaced_time \
erased_time
  installation: id source day_number local_day money_terms jurisdiction mode open_windows \
source_health past_terms
  instrument: symbol constants
  invitation: code user_id created_time
  journal_entry: number part reason cause_id account_id account_kind time tape_position \
ledgers amounts cash_change cash_after
  known_device: user_id device_key last_time
  leader_event: leader_id number event
  ledger_name: code name
  link_signal: user_id kind key_hash first_time
  file: id user_id purpose content_hash likeness bytes created_time used_time
  file_content: file_id size bytes
  file_key: only_one key
  frame_chunk: number minute feed packed
  mail_code: purpose target holder challenge_hash salt code_hash expires_time tries network_tries \
used_time sent_times
  mail_outbox: cause address user_id topic sealed_mail state tries next_time
  message_mail: message_id user_id notification time
  message: number id user_id cause template message_values account_kind about_kind about_id time \
read_time deleted_time
  migration: name hash
  notification_choice: user_id kind in_app by_push by_mail
  option_order: id account_id symbol direction stake duration_seconds payout_rate strike \
strike_seq order_time expiry_time placed result settle_price settle_seq close_time profit outage
  outbox: id topic payload
  own_limit: user_id field value pending_value pending_from seal
  passkey: id user_id credential_id public_key counter transports name is_synced created_time \
last_used_time seal
  payable_reward: beneficiary_id day amount
  payroll_record: account_id day amount time
  posting: entry cause reason account_id account_kind time ledger amount
  price_alert: number id user_id symbol direction price created_time tape_position
  price_alert_cursor: only_one tape_position
  push_outbox: number cause subscription_id user_id notification message_id state tries \
created_time next_time expires_time
  push_subscription: id session_id user_id endpoint endpoint_hash p256dh auth created_time seal
  queue_claim: queue case_id staff_id until_time
  quiet_hours: user_id from_minute until_minute time_zone
  recovery_code: user_id code_hash used_time
  role_request: number id staff_id payload payload_hash requested_by requested_time status \
decided_by decided_time
  second_factor: user_id sealed_secret started_time confirmed_time last_step
  security_change: number user_id change time
  session: id user_id token_hash device address created_time last_seen_time seal
  signal_case: post_id text opened_time status decided_by decided_time
  signal_post: id leader_id account_id account_kind symbol direction posted_time price tick_seq \
tick_time tape_position long_lots long_price short_lots short_price text status ended_time \
reason seal
  signal_report: post_id user_id reason time
  spent_challenge: hash expires_time
  staff: id email email_key name password_hash sealed_factor last_step created_time \
deactivated_time setup_seat
  staff_enrolment: secret_hash kind staff_id seat sealed_factor expires_time seal
  staff_enrolment_spent: secret_hash
  staff_passkey: id staff_id credential_id public_key counter transports name is_synced \
created_time last_used_time seal
  staff_recovery: staff_id secret_hash made_time seal
  staff_role: staff_id role basis seal
  staff_session: id staff_id token_hash device address created_time last_seen_time factor_misses \
seal
  tape_block: first_position last_position previous_first first_time last_time payload \
previous_hash hash
  team_reward: order_id part level beneficiary_id account_id day fee rate amount time
  throttle: key tries last_time next_time
  tick_index: symbol minute first_seq block
  user_lock: user_id flag reason locked_by time unlocked_time seal
  user_search_key: key user_id
  watchlist: user_id symbol place
  wallet_address: id user_id currency channel address added_time removed_time seal
  withdrawal: id account_id method taken_from amount fee taxable tax received submitted_time \
approved_time status ended_time
  withdrawal_target: withdrawal_id user_id account_id target terms seal reason approved_by paid_by \
failed_by payment_reference begun_by begun_decision begun_detail begun_time
`
