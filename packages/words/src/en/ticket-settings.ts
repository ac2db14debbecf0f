// English words of how orders are given, in their sheet and in the settings.

export const ticketSettings = {
  tolerance: 'Price tolerance',
  toleranceHint: 'If the price has moved against you by more, nothing is bought and you are asked.',
  review: 'Review before buying',
  reviewFirst: 'On for your first {{count}} {{count:option|options}}.',
  reviewHint: 'Off: a tap on Up or Down buys at once.',
  contractReview: 'Review contract orders',
  contractReviewHint:
    'Off: a tap on Buy or Sell places a market order at once, with your last size and leverage.',
} as const
