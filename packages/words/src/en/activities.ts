// English words of the area `activities`; the other languages have the same keys.

export const activities = {
  activityCentre: 'Events',
  noActivities: 'There are no events now.',
  open: 'Open',
  upcoming: 'Upcoming',
  ended: 'Ended',
  rules: 'Rules',
  rulesOf: 'Rules: {{title}}',
  from: 'From {{time}}',
  until: 'Until {{time}}',
  join: 'Join',
  joined: 'Joined',
  joinedAt: 'Joined on {{time}} under version {{version}} of the rules.',
  joinedOlder:
    'The rules have changed since you joined: this is version {{version}}. What you accepted stays valid for you until you join again.',
  joinNote:
    'Joining records that you accept these rules (version {{version}}), with the time. It moves no money and promises nothing beyond the rules.',
  joinConfirm: 'Join under these rules',
  offHere:
    'Events cannot be joined here because of the rules for {{place}}: they allow no rewards for trading.',
} as const
