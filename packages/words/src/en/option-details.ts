// English words of an option looked at closer: its constants, its review.

export const optionDetails = {
  infoPayouts: 'Durations and payout rates',
  infoBreakEven: 'break-even {{rate}}',
  infoStake: 'Stake per option',
  infoOpenStake: 'Open stake limit',
  infoNoLimit: 'No limit',
  infoDecimals: 'Price decimals',
  infoSource: 'Price source',
  infoMark: 'Mark',
  infoMarkText: 'The middle of the source’s best bid and ask; strike and settlement both use it.',
  infoMedianOf: 'Median of {{venues}}',
  infoIndex: 'Index',
  infoIndexText:
    'The median of what these venues say at the moment. One that is more than {{limit}} away from it is left out, and that is recorded.',
  infoQuorumText: 'At least {{quorum}} of them have to agree; otherwise there is no price.',
  infoStale: 'Stale after',
  infoStaleText: '{{age}} without a tick. Nothing can be bought then.',
  infoSettlement: 'Settlement',
  infoSettlementText:
    'The last tick at or before expiry decides. Equal to the strike: the stake comes back. That tick over {{age}} old: void, the stake comes back; where the outage was ours and that tick says you won, you win.',
  infoRisk:
    'A timed option is decided by small moves in a short time. You can lose the whole stake. Over many trades you gain only if you are right more often than the break-even rate.',
  stakeRange: '{{min}}–{{max}} {{currency}}',
  reviewTitle: 'Check your order',
  reviewInstrument: 'Instrument',
  reviewDirection: 'Direction',
  reviewShown: 'Price now (about)',
  reviewExpiry: 'Expiry (about)',
  reviewTolerance: 'Price tolerance',
  reviewStrikeNote: 'The strike is the tick in force when your order is handled.',
  confirmBuy: 'Buy {{direction}} · {{stake}} {{currency}}',
  pathAlt: 'The price from strike {{strike}} to settlement {{settlement}}, decided by tick {{seq}}',
  decidingTick: 'decided by tick {{seq}}',
} as const
