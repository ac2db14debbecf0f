// English words of the area `desk`; the other languages have the same keys.

export const desk = {
  long: 'Long',
  short: 'Short',
  buyLong: 'Buy / Long',
  sellShort: 'Sell / Short',
  buy: 'Buy',
  sell: 'Sell',
  blockedStale: 'The price is not being updated. Orders are possible with the next price.',
  atOnceNote: 'One tap orders {{lots}} lots at ×{{leverage}}.',
  close: 'Close',
  closePosition: 'Close my {{pair}} position',
}
