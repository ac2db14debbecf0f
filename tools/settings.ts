// The settings of the server, by environment, in a few words each: for the help of commands.

/** What every command on the data of an installation reads. */
export const DATA_SETTINGS = {
  FAIRTICK_DATA: 'folder of the embedded database, of keys and of mails (data)',
  DATABASE_URL: 'a PostgreSQL server instead of the embedded database',
  MIGRATION_URL: 'the same database as the owner of its tables, for their schema',
} as const

/** All that the server reads; README.md says more of each. */
export const SETTINGS: Readonly<Record<string, string>> = {
  HOST: 'address that customers reach (127.0.0.1)',
  PORT: 'port of the app (8080)',
  OFFICE_PORT: 'port of the back office (8081)',
  OFFICE_URL: 'how staff reach the back office',
  ...DATA_SETTINGS,
  MARKET: 'auto, live, replay or simulated (auto)',
  REPLAY: 'files or folders to replay, with commas between',
  REPLAY_SPEED: 'how fast they are replayed (1)',
  REPLAY_FROM: 'from which time on, in UTC',
  BINANCE_REST: 'another base than the public one',
  BINANCE_WS: 'another base than the public one',
  KRAKEN_REST: 'another base than the public one',
  KRAKEN_WS: 'another base than the public one',
  SMTP_URL: 'a mail server; without one each mail is a file',
  MAIL_FROM: 'sender of mails',
  SUPPORT_EMAIL: 'address that customers are shown',
  PUSH_CONTACT: 'whom push services write to, mailto:… or https://… (none: no pushes)',
  PUSH_HOSTS: 'push services that pushes may go to, parted by commas',
  SUPPORT_HOURS: 'when customer service is there: mon-fri 09:00-18:00, sat 10:00-14:00',
  SUPPORT_TIME_ZONE: 'in which these hours are (OPERATOR_TIME_ZONE)',
  SUPPORT_CLOSED: 'days off: 2026-12-31, 2027-01-01',
  OPERATOR_TIME_ZONE: 'where the operator counts days (Asia/Tokyo)',
  ROLLOVER: 'when positions roll over (07:00)',
  PUBLIC_URL: 'how customers reach it from outside',
  ALLOWED_ORIGINS: 'other origins that may call, with commas between',
  TRUSTED_PROXIES: 'how many proxies stand in front (0)',
  LIMIT_SESSION_PER_SECOND: 'calls of a session (100)',
  LIMIT_ADDRESS_PER_SECOND: 'calls of an address (300)',
  LIMIT_CODE_MAILS_PER_HOUR: 'codes of an address (60)',
  LIMIT_UPLOADS_PER_HOUR: 'uploads of a user (20)',
  LIMIT_STAFF_VIEWS_PER_MINUTE: 'looks at customers, of one of the staff (120)',
  LIMIT_CONNECTIONS: 'connections in all (14000)',
  LIMIT_NETWORK_CONNECTIONS: 'connections of one network (400)',
  METRICS_TOKEN: 'opens /metrics to other machines',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent (info)',
  CLOCK: 'system, test or stepped (system)',
  SHARED_DATA: 'folder of more recorded data, for tests',
}
