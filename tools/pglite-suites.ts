// Suites that run on PGlite also where the others run on PostgreSQL: together they ask every
// statement of the server, which `statements` checks after each run.

export const PGLITE_SUITES = [
  ...paths('apps/server/src/engine', [
    ...[
      'candles/candle-history',
      'run/big-tick',
      'run/copies',
      'run/engine-host',
      'run/mode',
      'verify/repair-rows',
    ],
    'verify/small-books',
  ]),
  'apps/server/src/engine/candles/candle-store.prop.test.ts',
  ...paths('apps/server/src/features', [
    ...[
      'account/account',
      'audit/audit',
      'audit/head-export',
      'auth/one-identity',
      'auth/register',
      'auth/sessions',
    ],
    ...[
      'chat/chat',
      'content/announcements',
      'content/content',
      'content/demo-flag-store',
      'contracts/contracts',
      'deposits/deposits',
    ],
    ...['files/files', 'identity/identity'],
    ...['linked-accounts/linked-accounts', 'linked-accounts/shared-limits'],
    ...['market/list-candles', 'market/watchlist', 'messages/messages', 'messages/notices'],
    'price-alerts/price-alerts',
    ...['options/options', 'profile/profile', 'salary/salary', 'second-factor/mail-code/mail-code'],
    ...['second-factor/passkeys/sealed-challenge', 'staff/purge-expired'],
    ...['statements/equity', 'statements/export-records', 'team/team', 'vip/vip'],
    ...['withdrawals/repeated-withdrawals', 'withdrawals/withdrawals'],
  ]),
  ...paths('apps/server/src/features/notifications', [
    ...['notifications', 'send-pushes', 'subscriptions'],
  ]),
  'apps/server/src/platform/mail-outbox.test.ts',
  ...paths('apps/server/src/roles', ['jobs', 'market-source']),
  ...paths('apps/server/test/office', [
    ...[
      'account-links',
      'admins',
      'approvals',
      'bank-changes',
      'changes',
      'contents',
      'chats',
      'customer-search',
      'customers',
      'live-stream',
    ],
    ...[
      'identities',
      'jurisdiction',
      'lost-access',
      'lost-access-attacks',
      'passkeys',
      'permissions',
      'queues',
    ],
    'recovery',
  ]),
  'tests/security/files/picture-answers.test.ts',
  'tests/security/login-spray/login-spray.test.ts',
  ...paths('tests/security/account-security', [
    ...['account-security', 'contact', 'deposit-limits', 'interleaved-password', 'passkeys'],
    ...['payout-mails', 'payout-targets', 'self-limits', 'unverified'],
  ]),
]

function paths(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}.test.ts`)
}
