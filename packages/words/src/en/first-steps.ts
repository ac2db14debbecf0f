// English words of the area `firstSteps`; the other languages have the same keys.

export const firstSteps = {
  place: '{{step}}/{{steps}}',
  moneyTitle: 'Try it with practice money',
  moneyText:
    'You have {{amount}} USD of practice money. No real money moves. A 30-second option shows how an order runs from start to result. Whether you trade is up to you.',
  durationTitle: 'Choose the duration',
  durationText:
    'With 30 seconds, the price 30 seconds after you buy decides. The percentage is your profit if you are right.',
  buyTitle: 'Up or Down',
  buyText:
    'Up if you expect a rise, Down if you expect a fall. If you are wrong, you lose the stake (practice money). If the price is the same, you get it back. You see the terms once more before you buy.',
  skip: 'Skip',
  next: 'Next',
  done: 'Close',
} as const
