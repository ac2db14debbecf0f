// English words of the area `help`; the other languages have the same keys.

export const help = {
  title: 'Customer service',
  safety: 'We never ask for your password, a code or a payment.',
  reachTitle: 'How to reach us',
  writeMail: 'Write an e-mail',
  copyAddress: 'Copy address',
  noContact:
    'No contact has been entered here yet. Ask the person who gave you your invitation code.',
  noContactOperator:
    'For the operator: enter a contact in the back office under “Operator”, or start with SUPPORT_EMAIL.',
  faqTitle: 'FAQ',
  faqSearch: 'Search questions',
  clearSearch: 'Clear search',
  faqNone: 'No question matches “{{text}}”.',
  faqFound: '{{count}} found',
  savedCopy: 'Saved copy of {{time}}; the server cannot be reached now.',
  aboutTitle: 'About',
  modeTitle: 'This installation',
  modePractice: 'Practice',
  modePracticeText: 'Every account here holds practice money. No real money can be paid in or out.',
  modeLive: 'Live',
  modeLiveText: 'Real accounts exist beside practice accounts.',
  sourceTitle: 'Where prices come from',
  sourceLive: 'Live',
  sourceReplay: 'Replay (recorded data)',
  sourceSimulated: 'Simulated',
  sourceLiveText:
    'Prices of public exchanges as they arrive. Of each the middle of its best bid and ask counts; where several have a pair, the price shown is their median.',
  sourceUnverifiedText:
    'Prices come from the server that is named below, not from the exchange itself. Nobody has confirmed that they are prices of a real market.',
  sourceReplayText:
    'Recorded prices of a real market, played back again and again. They are not today’s prices, and anybody can know the next ones: for practice only.',
  sourceSimulatedText:
    'A model makes the prices; no market stands behind them. It sees nothing but a secret key and the clock. The SHA-256 of each day is published before its first price, the key after its last.',
  dayHash: 'SHA-256 of {{day}} (UTC)',
  dayKey: 'Key of {{day}} (UTC)',
  dayCheck: 'With its key anyone can recompute the prices of a day.',
  verifyTitle: 'Check it yourself',
  verifyIntro:
    'Nobody can change a price, a strike or a result afterwards without it showing. This is why:',
  verifyTape: 'Each price is written down as a numbered tick before anyone can act on it.',
  verifyChain:
    'The records are linked by SHA-256 hashes, so that one changed digit breaks the chain.',
  verifyOrder: 'An order names the ticks that filled or decided it and shows those around them.',
  checkTrade: 'Check a trade',
  reportTitle: 'Monthly report',
  reportText: 'How orders were filled, who lost, and what the house earned, month by month.',
  riskTitle: 'Risk',
  riskText:
    'A leveraged contract can lose more than its margin, up to all the money in the account. A timed option can lose its whole stake. Results with practice money say nothing about results with real money.',
  noticesTitle: 'Open-source software',
  noticesText: 'This app is built with these works. Thank you to their authors.',
} as const
