// English words of the area `signals`.

export const signals = {
  tab: 'Signals',
  about:
    'What lead traders think of a price. It is their opinion, not advice, and nobody is told when one is posted.',
  instrument: 'Instrument',
  allInstruments: 'All instruments',
  empty: 'Nothing has been posted here yet.',
  footnote:
    'Posts cannot be changed. Withdrawn and hidden ones stay in the list, and so do those that were wrong.',
  priceThen: 'Price then (tick {{seq}})',
  priceNow: 'Price now',
  change: 'Price change since',
  held: 'The trader held at that time:',
  heldNothing: 'The trader held nothing of it at that time.',
  heldLots: '{{lots}} {{lots:lot|lots}}, average {{price}}',
  withdrawn: 'Withdrawn by the trader',
  hidden: 'Hidden by moderation',
  report: 'Report',
  reported: 'You have reported this.',
  reportTitle: 'Report this post',
  reportText: 'Our staff will review it. The trader is not told who reported it.',
  reportWhy: 'What is wrong with it?',
  reportSend: 'Report it',
  reportDone: 'Thank you. We will review it.',
  reasonClaim: 'It names results, percentages or money, or promises profit',
  reasonContact: 'It leads to contacts or pages elsewhere',
  reasonUntrue: 'What it says as a fact is not true',
  reasonInsult: 'It insults or threatens somebody',
  reasonSpam: 'It repeats itself, or is about something else',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this post?',
  withdrawText:
    'The text disappears for good. That there was a post, with its price and time, stays in the list for everybody.',
  compose: 'Post a signal',
  composeNote: 'You lead with this account, so you can post here.',
  composeFacts:
    'The price, and what you hold of this instrument, are added from our records and shown with your text. A post cannot be changed.',
  direction: 'Direction',
  words: 'What you think',
  wordsHint:
    'At most {{count}} {{count:character|characters}}. No percentages, amounts of money, results, links or contacts.',
  publish: 'Post it',
  published: 'Posted.',
  unanswered: 'No response. Trying again does it only once.',
} as const
