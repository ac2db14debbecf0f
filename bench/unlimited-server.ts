// Settings of a server whose limits stand in no bench's way.

export const UNLIMITED_SERVER = {
  ...{ MARKET: 'simulated', CLOCK: 'system', LOG_LEVEL: 'warn' },
  ...{ LIMIT_SESSION_PER_SECOND: '1000000', LIMIT_ADDRESS_PER_SECOND: '1000000' },
  ...{ LIMIT_CODE_MAILS_PER_HOUR: '1000000', NODE_OPTIONS: '--max-semi-space-size=64' },
}
