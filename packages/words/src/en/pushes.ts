// English words of the area `pushes`; the other languages have the same keys.

export const pushes = {
  security: 'A setting that guards your account was changed.',
  identity: 'There is news of your identity verification.',
  linked: 'There is news about how your account is looked at.',
  deposit: 'There is news of a deposit.',
  withdrawal: 'There is news of a withdrawal.',
  adjusted: 'Your balance was adjusted.',
  bankRefused: 'Your bank account was not changed.',
  marginCall: 'Margin call.',
  stopOut: 'A position was closed because of the risk rate.',
  levelReached: 'A take profit or stop loss was reached.',
  orderFilled: 'An order was filled.',
  orderCancelled: 'An order was cancelled.',
  option: 'An option was settled.',
  overnight: 'Overnight fees were charged.',
  salary: 'Your salary was paid.',
  leading: 'There is news of your leading.',
  practice: 'There is news of your practice account.',
  alert: 'A price alert was reached.',
  chat: 'Customer service has answered.',
  terms: 'Conditions have changed.',
  ofAccount: '{{account}}: {{text}}',
  open: '{{text}} Open the app.',
  mailSubject: 'Fairtick: {{text}}',
  mailWhy:
    'Figures are shown in the app alone. Which messages you also get by e-mail you choose there: My page › Security and settings › Notifications.',
} as const
