// Suites that run on PGlite also where the others run on PostgreSQL: together they ask every
// statement of the server, which `statements` checks after each run.

export const PGLITE_SUITES = [
  ...paths('apps/server/src/engine', [
    'candles/candle-history',
    ...['run/big-tick', 'run/engine-host', 'run/mode'],
    ...['verify/repair-rows', 'verify/small-books'],
  ]),
  ...paths('apps/server/src/features', [
    ...['auth/register', 'auth/sessions'],
    'chat/chat',
    ...['content/announcements', 'content/demo-flag-store'],
    'contracts/contracts',
    ...['copying/copy-records', 'copying/dry-run/dry-run'],
    'cost-sheets/cost-sheets',
    'deposits/deposits',
    'leaders/figures/figures',
    'liabilities/liabilities',
    'linked-accounts/shared-limits',
    'loss-share/loss-share',
    'market/watchlist',
    'messages/messages',
    ...['notifications/notifications', 'notifications/send-pushes', 'notifications/subscriptions'],
    'options/options',
    'price-alerts/price-alerts',
    'profile/profile',
    'public-report/public-report',
    'salary/salary',
    'signals/signals',
    'staff/purge-expired',
    ...['statements/equity', 'statements/export-records'],
    ...['tape/frames', 'tape/heads', 'tape/receipts'],
    ...['tape/head-places/send-heads', 'tape/head-places/timestamp-place'],
    'team/team',
    'vip/vip',
    'withdrawals/withdrawals',
  ]),
  ...paths('apps/server/src/roles', ['jobs', 'market-source']),
  'apps/server/src/platform/mail-outbox.test.ts',
  'apps/server/test/profit-shares.test.ts',
  'apps/server/test/user-parts.test.ts',
  ...paths('apps/server/test/office', [
    'account-links',
    'activity-joins',
    'bank-changes',
    'changes',
    'chats',
    'contents',
    'customer-search',
    'customers',
    'identities',
    'leaders',
    'live-stream',
    'lost-access',
    'permissions',
    'queues',
    'recovery',
    'signals',
  ]),
  ...paths('tests/security', [
    ...[
      'account-security/account-security',
      'account-security/passkeys',
      'account-security/payout-targets',
      'account-security/unverified',
    ],
    'files/picture-answers',
  ]),
]

function paths(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}.test.ts`)
}
