-- What users' screens are told is numbered and kept by the account feed (docs/decisions/0013).

DROP FUNCTION append_account_events(text[], text[], text[], bigint);
DROP TABLE account_event;
DROP TABLE user_serial;
