// English words of the area `priceAlerts`; the other languages have the same keys.

export const priceAlerts = {
  price: 'Alert price',
  now: 'Now {{price}}',
  lower: 'Lower price',
  higher: 'Higher price',
  whenAbove: 'We notify you once when the price rises to {{price}} or above.',
  whenBelow: 'We notify you once when the price falls to {{price}} or below.',
  sameAsNow: 'This is the current price. Enter a higher or a lower one.',
  noPrice: 'There is no price to compare with yet.',
  stale: 'No new prices are arriving. The alert waits for the next one.',
  set: 'Set alert',
  wasSet: 'Alert set: {{pair}} {{price}}',
  mine: 'My alerts ({{count}} of {{limit}})',
  none: 'No alerts yet. Each one triggers once.',
  above: '{{price}} or above',
  below: '{{price}} or below',
  setAt: 'Set {{time}}',
  remove: 'Remove the alert for {{pair}} at {{price}}',
  removed: 'Alert removed',
} as const
