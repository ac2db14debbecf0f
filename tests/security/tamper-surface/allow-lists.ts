// What exists. No line may let anybody touch a price, strike, result or one's terms (H1, H3).

/** Of the back office: name, method, the permission it needs, its fields. */
export const ADMIN_CALLS = `
  enrolFactor POST public secret
  enrol POST public secret email name password code
  login POST public email password code
  logout POST self
  installation GET public
  me GET self
  mySessions GET self
  endMySessions POST self id
  changePassword PUT self oldPassword newPassword
  refuseRequest POST self id
  myRecovery GET self
  renewMyRecovery POST self
  askLoginPasskey POST public
  loginByPasskey POST public credential clientData authenticatorData signature
  myPasskeys GET self
  beginPasskey POST self
  addPasskey POST self credential clientData attestation transports name
  removePasskey POST self id
  askPasskey POST self
  provePasskey POST self credential clientData authenticatorData signature
  myRequests GET self
  users GET users.read page size after search
  user GET users.read id
  endUserSessions POST users.end_sessions id session
  lockUser POST users.lock id flag reason
  unlockUser POST users.lock id flag
  depositQueue GET deposits.read page size after user status channel
  depositCase GET deposits.read id
  depositVoucher GET deposits.read id
  claimDeposit POST deposits.review id
  releaseDeposit POST deposits.review id
  approveDeposit POST deposits.review id credit
  failDeposit POST deposits.review id reason
  withdrawalQueue GET withdrawals.read page size after user status method
  withdrawalCase GET withdrawals.read id
  claimWithdrawal POST withdrawals.review id
  releaseWithdrawal POST withdrawals.review id
  approveWithdrawal POST withdrawals.review id
  failWithdrawal POST withdrawals.review id reason
  payWithdrawal POST withdrawals.pay id reference
  bankChangeQueue GET bank_changes.read page size after status
  bankChangeCase GET bank_changes.read id
  claimBankChange POST bank_changes.review id
  releaseBankChange POST bank_changes.review id
  approveBankChange POST bank_changes.review id
  failBankChange POST bank_changes.review id reason
  identityQueue GET identities.read page size after status
  identityCase GET identities.review id reason
  identityPicture GET identities.review id reason side
  claimIdentity POST identities.review id
  releaseIdentity POST identities.review id
  approveIdentity POST identities.review id expires note
  askIdentityAgain POST identities.review id reasons comment note
  failIdentity POST identities.review id reasons comment note
  accountLinkQueue GET links.read page size after user status
  accountLinkCase GET links.read id
  claimAccountLink POST links.review id
  releaseAccountLink POST links.review id
  confirmAccountLink POST links.review id
  liftAccountLink POST links.review id
  chatInbox GET chat.read page size after view owner user search
  chatCase GET chat.read id
  chatPicture GET chat.read id number
  claimChat POST chat.answer id assignee
  answerChat POST chat.answer id text
  readChatCase POST chat.answer id number
  typeChat POST chat.answer id
  snoozeChat POST chat.answer id until
  resolveChat POST chat.answer id
  transferChat POST chat.answer id to note
  deleteChatMessage POST chat.answer id number
  cannedReplies GET chat.read
  saveCannedReply POST chat.replies id name texts
  removeCannedReply POST chat.replies id
  staff GET staff.read page size after
  inviteStaff POST staff.manage email name
  resetFactor POST staff.manage id
  endStaffSessions POST staff.manage id
  deactivateStaff POST staff.manage id
  roleRequests GET staff.read page size after status
  requestRoles POST roles.request id roles
  withdrawRequest POST roles.request id
  approveRequest POST roles.approve id hash
  rejectRequest POST roles.approve id
  auditLog GET audit.read page size after staffId subjectId action
  auditCheck GET audit.read
  ledger GET ledger.read page size after accountId causeId
  ledgerEntry GET ledger.read number
  reconciliation GET reconciliation.read
  liabilities GET reconciliation.read
  statements GET reconciliation.read page size after
  statement GET reconciliation.read id
  uploadStatement POST statements.upload fileName content
  mode GET operation.read
  jobs GET operation.read
  payrolls GET operation.read page size after
  changes GET changes.read page size after status kind subject
  change GET changes.read id
  changeable GET changes.read
  requestChange POST changes.make change note
  withdrawChange POST changes.make id
  approveChange POST changes.make id hash
  rejectChange POST changes.make id
  contents GET content.read page size after kind status
  content GET content.read id
  draftContent POST content.edit kind item form
  editContent POST content.edit id hash form
  approveContent POST content.approve id hash
  publishContent POST content.approve id hash
  withdrawContent POST content.edit id
`

export const COLUMNS = `
  agreement_answer: user_id version answer time
  announcement_read: user_id content_id time
  content_version: number id item version kind payload payload_hash placements status authors \
drafted_time approved_by approved_time published_by published_time withdrawn_by withdrawn_time \
start_time end_time told_time seal
  account: id user_id kind cash stake withdrawal_hold salary margin_called volumes \
untaxed_gains inviters oldest_open trading_lock own_limits changed
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
  candle: symbol interval time open high low close volume
  bank_statement: number id file_name content content_hash lines assets liabilities uploaded_by \
uploaded_time
  change_request: number id kind subject payload payload_hash note requested_by requested_time \
expires_time status decided_by decided_time acts_time announced_time done_time refusal
  chat_canned_reply: id name texts changed_by changed_time
  chat_conversation: number id user_id visitor_hash status language assignee assigned_time \
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
close_count close_price close_seq close_time close_reason
  contract_close: order_id ordinal lots price seq time profit fee reason lots_open margin
  contract_levels: number order_id time take_profit stop_loss take_profit_before stop_loss_before
  contract_order: id account_id symbol direction order_type lots leverage limit_price shown_price \
order_time placed status take_profit stop_loss reserved_margin reserved_fee open_price open_seq \
open_time open_margin open_fee overnight_fee cancel_time cancel_reason constants
  demo_mark: id since
  deposit: id number user_id account_id account_kind method_id currency channel network amount \
voucher_file voucher_hash submitted_time status reason rate approved_time reviewed_by credited \
ended_time
  deposit_first_approval: deposit_id staff_id time credit seal
  deposit_sole_approval: deposit_id staff_id account_id credit time
  due_work: account_id tape_position
  engine_inbox: id cause command time seal state
  engine_lease: shard epoch
  examined_finding: finding seal
  equity_snapshot: account_id hour time equity of_day
  fund_password: user_id password_hash misses locked_until
  idempotency: id body_hash outcome time
  identity_case: id number user_id status id_type country sealed_name sealed_number number_mac \
attempt attempts_allowed next_attempt_time submitted_time reviewed_time appealed_time appeal_text \
expires_time verified_time seal erased_time
  identity_decision: number case_id staff_id verdict reasons comment note facts_hash time
  identity_key: user_id sealed_key
  identity_picture: file_id case_id user_id side content_hash likeness added_time replaced_time \
erased_time
  installation: id source day_number money_terms jurisdiction open_windows
  instrument: symbol constants
  invitation: code user_id created_time
  journal_entry: number part reason cause_id account_id account_kind time tape_position \
ledgers amounts cash_change cash_after
  known_device: user_id device_key last_time
  ledger_name: code name
  link_signal: user_id kind key_hash first_time
  file: id user_id purpose content_hash likeness bytes created_time used_time removing_time
  file_key: only_one key
  mail_code: purpose target holder challenge_hash salt code_hash expires_time tries network_tries \
used_time sent_times
  mail_outbox: cause address user_id topic sealed_mail state tries next_time
  message_mail: message_id user_id notification time
  message: number id user_id cause template message_values about_kind about_id time read_time \
deleted_time
  migration: name hash
  notification_choice: user_id kind in_app by_push by_mail
  option_order: id account_id symbol direction stake duration_seconds payout_rate strike \
strike_seq order_time expiry_time placed result settle_price settle_seq close_time profit
  outbox: id topic payload
  own_limit: user_id field value pending_value pending_from
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
  team_reward: order_id part level beneficiary_id account_id day amount time
  throttle: key tries last_time next_time
  tick_index: symbol minute first_seq block
  user_lock: user_id flag reason locked_by time
  watchlist: user_id symbol place
  wallet_address: id user_id currency channel address added_time removed_time seal
  withdrawal: id account_id method taken_from amount fee taxable tax received submitted_time \
approved_time status ended_time
  withdrawal_target: withdrawal_id user_id account_id target terms seal reason approved_by paid_by \
failed_by payment_reference begun_by begun_decision begun_detail begun_time
`

/** Of the run-time role: tape, ledger and candles are appended to and never changed (REL-60). */
export const RIGHTS = `
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
  demo_mark: INSERT SELECT
  deposit: INSERT SELECT
  deposit_first_approval: INSERT SELECT
  deposit_sole_approval: INSERT SELECT
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
  link_signal: INSERT SELECT
  file: DELETE INSERT SELECT
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
  role_request: INSERT SELECT
  second_factor: DELETE INSERT SELECT
  security_change: INSERT SELECT
  session: DELETE INSERT SELECT UPDATE
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
  user_lock: DELETE INSERT SELECT
  watchlist: DELETE INSERT SELECT UPDATE
  wallet_address: INSERT SELECT
  withdrawal: INSERT SELECT
  withdrawal_target: DELETE INSERT SELECT
`

/** An option gets its settlement once, a contract its opening; their terms are not among these. */
export const RIGHTS_BY_COLUMN = `
  account: UPDATE cash stake withdrawal_hold salary margin_called volumes untaxed_gains inviters \
oldest_open trading_lock own_limits changed
  account_link: UPDATE signals binds found_time status first_lifted_by first_lifted_time \
decided_by decided_time notified_time seal
  app_user: UPDATE phone phone_key email email_key contact_seal nickname password_hash language \
opening_until accounts_opened_time avatar_file
  bank_account: UPDATE bank_way account_name bank_name branch_name branch_number bank_code \
card_number ifsc changed_time seal
  bank_change: UPDATE status reason reviewed_by reviewed_time
  engine_inbox: UPDATE state
  file: UPDATE used_time removing_time
  chat_canned_reply: UPDATE name texts changed_by changed_time
  chat_conversation: UPDATE user_id status language assignee assigned_time last_time \
waiting_since first_reply_time snoozed_until resolved_time last_number read_by_customer \
read_by_staff rating away_until
  chat_message: UPDATE deleted_time
  change_request: UPDATE status decided_by decided_time acts_time announced_time done_time refusal
  content_version: UPDATE payload payload_hash placements status authors approved_by approved_time \
published_by published_time withdrawn_by withdrawn_time start_time end_time told_time seal
  contract_order: UPDATE status take_profit stop_loss reserved_margin reserved_fee open_price \
open_seq open_time open_margin open_fee overnight_fee cancel_time cancel_reason
  deposit: UPDATE status reason rate approved_time reviewed_by credited ended_time
  fund_password: UPDATE password_hash misses locked_until
  identity_case: UPDATE status id_type country sealed_name sealed_number number_mac attempt \
attempts_allowed next_attempt_time submitted_time reviewed_time appealed_time appeal_text \
expires_time verified_time seal erased_time
  identity_decision: UPDATE comment note
  identity_picture: UPDATE replaced_time erased_time
  installation: UPDATE source day_number money_terms jurisdiction open_windows
  instrument: UPDATE constants
  mail_outbox: UPDATE sealed_mail state tries next_time
  message: UPDATE read_time
  notification_choice: UPDATE in_app by_push by_mail
  push_outbox: UPDATE state tries next_time
  quiet_hours: UPDATE from_minute until_minute time_zone
  option_order: UPDATE result settle_price settle_seq close_time profit
  own_limit: UPDATE value pending_value pending_from
  passkey: UPDATE counter name is_synced last_used_time
  payable_reward: UPDATE amount
  price_alert_cursor: UPDATE tape_position
  recovery_code: UPDATE used_time
  second_factor: UPDATE sealed_secret started_time confirmed_time last_step
  wallet_address: UPDATE removed_time
  withdrawal: UPDATE approved_time status ended_time
  withdrawal_target: UPDATE reason approved_by paid_by failed_by payment_reference begun_by \
begun_decision begun_detail begun_time
  role_request: UPDATE status decided_by decided_time
  staff: UPDATE password_hash sealed_factor last_step deactivated_time
  staff_passkey: UPDATE counter name is_synced last_used_time
  staff_recovery: UPDATE secret_hash made_time seal
`

export const SETTINGS = `
  HOST PORT OFFICE_PORT OFFICE_URL FAIRTICK_DATA DATABASE_URL MIGRATION_URL CLOCK LOG_LEVEL
  PUSH_CONTACT PUSH_HOSTS SMTP_URL MAIL_FROM SUPPORT_EMAIL SUPPORT_HOURS SUPPORT_TIME_ZONE
  MARKET REPLAY REPLAY_SPEED REPLAY_FROM SHARED_DATA BINANCE_REST BINANCE_WS KRAKEN_REST KRAKEN_WS
  OPERATOR_TIME_ZONE ROLLOVER PUBLIC_URL ALLOWED_ORIGINS TRUSTED_PROXIES METRICS_TOKEN
  LIMIT_SESSION_PER_SECOND LIMIT_ADDRESS_PER_SECOND LIMIT_CODE_MAILS_PER_HOUR
  LIMIT_UPLOADS_PER_HOUR LIMIT_CONNECTIONS LIMIT_NETWORK_CONNECTIONS SUPPORT_CLOSED
`
