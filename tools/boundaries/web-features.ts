// Which features of the web app may name which others.

/**
 * Features of the web from the ground up, each with the others whose `public.ts` it may import. It
 * may name only those above it here, so no two import each other.
 */
export const WEB_FEATURES: Readonly<Record<string, readonly string[]>> = {
  chat: [],
  content: [],
  help: ['chat'],
  liabilities: [],
  limits: [],
  messages: ['chat'],
  notifications: [],
  profile: [],
  receipts: [],
  session: [],
  statements: [],
  team: [],
  vip: [],
  'order-ticket': [],
  'price-alerts': [],
  'public-report': [],
  'share-card': [],
  identity: ['session'],
  security: ['session'],
  recovery: ['security', 'session'],
  'fund-password': ['security', 'session'],
  'payout-methods': ['security', 'session'],
  market: ['order-ticket', 'price-alerts'],
  options: ['order-ticket', 'share-card'],
  contracts: ['order-ticket', 'share-card'],
  copying: ['contracts', 'statements'],
  orders: ['chat', 'contracts', 'market', 'options', 'order-ticket', 'receipts', 'statements'],
  trade: ['contracts', 'market', 'options', 'order-ticket', 'orders', 'price-alerts'],
  deposits: ['chat', 'receipts', 'session'],
  withdrawals: ['chat', 'fund-password', 'payout-methods', 'receipts', 'security'],
  wallet: ['deposits', 'payout-methods', 'withdrawals'],
  salary: ['statements', 'team'],
  account: ['salary', 'statements', 'wallet'],
  settings: ['fund-password', 'order-ticket', 'recovery', 'security', 'session'],
  home: ['contracts', 'market', 'options', 'statements', 'wallet'],
}
