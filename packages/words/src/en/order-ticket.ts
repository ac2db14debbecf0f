// English words of the area `orderTicket`; the other languages have the same keys.

export const orderTicket = {
  long: 'Long',
  short: 'Short',
  buyLong: 'Buy / Long',
  sellShort: 'Sell / Short',
  buy: 'Buy',
  sell: 'Sell',
  blockedStale: 'The price is not being updated. Orders are possible with the next price.',
  wayDeposit: 'Deposit',
  wayReset: 'Reset practice account',
  wayOrders: 'See my positions',
  wayLimits: 'See my limits',
  wayVerify: 'Verify identity',
  waySupport: 'Ask support',
  atOnceNote: 'One tap orders {{lots}} {{lots:lot|lots}} at ×{{leverage}}.',
  close: 'Close',
  closePosition: 'Close my {{pair}} position',
  explain: 'How these figures come about',
} as const
