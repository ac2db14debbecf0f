// English words of the area `shareCard`; the other languages have the same keys.

export const shareCard = {
  share: 'Share',
  title: 'Share this result',
  amounts: 'Show amounts',
  amountsHint: 'Your name and ids are never on the picture.',
  save: 'Save image',
  saved: 'Saved: {{name}}',
  failed: 'The picture could not be drawn. Check your connection and open it again.',
  ofBasis: 'P/L by {{basis}}',
  tick: 'Tick no. {{seq}}',
  check: 'Every figure can be checked against the recorded ticks.',
  practice: 'Practice account',
  risk: 'Says nothing about the next trade. You can lose all that you put in.',
} as const
