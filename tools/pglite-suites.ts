// Suites that run on PGlite also where the others run on PostgreSQL: together they ask every
// statement of the server, which `statements` checks after each run.

export const PGLITE_SUITES = [
  ...paths('apps/server/src/engine', [
    ...['big-tick', 'candle-history', 'engine-host', 'small-books', 'verify/repair-rows'],
  ]),
  'apps/server/src/engine/candle-store.prop.test.ts',
  ...paths('apps/server/src/features', [
    ...['account/account', 'content/demo-mark', 'contracts/contracts', 'deposits/deposits'],
    ...['files/files', 'market/list-candles', 'market/watchlist', 'messages/messages'],
    ...['options/options', 'profile/profile', 'salary/salary', 'session/mail-code'],
    ...['session/register', 'session/sessions', 'staff/forget-stale', 'statements/equity'],
    ...['statements/export-records', 'team/team', 'withdrawals/repeated-withdrawals'],
    'withdrawals/withdrawals',
  ]),
  'apps/server/src/platform/sealed-challenge.test.ts',
  ...paths('apps/server/src/roles', [
    ...['jobs', 'market-source', 'office-approvals', 'office-changes', 'office-customers'],
    ...['office-live', 'office-passkeys', 'office-queues', 'office-role'],
  ]),
  ...paths('sim', [
    ...['files/picture-answers', 'guard/contact', 'guard/deposit-limits', 'guard/guard'],
    ...['guard/limits', 'guard/overtaken', 'guard/passkeys', 'guard/targets'],
  ]),
]

function paths(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}.test.ts`)
}
