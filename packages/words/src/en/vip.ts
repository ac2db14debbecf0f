// English words of the area `vip`; the other languages have the same keys.

export const vip = {
  towards: 'Volume towards V{{level}}',
  highest: 'This is the highest level.',
  noDiscount: 'No discount on fees yet',
  discount: 'Trading fees −{{discount}}',
  volume: 'Contract volume in 30 days',
  volumeFormula:
    'The value of your contracts when opened and when closed, added up over the last 30 days in {{zone}}, today included. Options do not count.',
  missing: '{{amount}} USD more for V{{level}}',
  savedTitle: 'Saved by the discount',
  soFar: '{{month}} so far',
  savedFormula:
    'For each opening and close: the fee without a discount, less the fee that was charged.',
  tableTitle: 'All levels',
  comingFrom: 'From {{time}}',
  comingLevel: 'V{{level}}: from {{volume}} USD, trading fees −{{discount}}',
  columnLevel: 'Level',
  columnVolume: 'Volume from (USD)',
  columnDiscount: 'Fee discount',
  mine: 'You',
  note: 'The level follows your volume by itself and can fall again. Every trade costs a fee and can lose money: a level is no reason to trade more.',
  offHere:
    'Levels give no fee discount here because of the rules for {{place}}: they allow no incentives to trade.',
} as const
