// English words of the area `notifications`; the other languages have the same keys.

export const notifications = {
  title: 'Notifications',
  intro: 'Everything is kept in the app under Messages. Choose what else you get, and how.',
  kinds: 'What you get',
  app: 'In the app',
  push: 'Push',
  mail: 'E-mail',
  security: 'Security of the account',
  money: 'Deposits and withdrawals',
  margin: 'Margin calls and stop-outs',
  orders: 'Orders: filled, cancelled, take profit, stop loss',
  options: 'Results of options',
  account: 'Practice account and lead trading',
  alerts: 'Price alerts',
  chat: 'Answers of customer service',
  terms: 'Changes of conditions',
  routine: 'Routine: overnight fees, salary, copies that closed',
  secondNeeded: 'Push or e-mail stays on, so that you hear about your money.',
  mailInstead: 'While no device gets pushes, an e-mail comes instead.',
  appHint: 'Off: the message is kept, and is not shown as new.',
  quietText:
    'No pushes at these times, except margin calls and security. What still matters is sent afterwards.',
  quietOn: 'Quiet hours',
  quietFrom: 'From',
  quietUntil: 'Until',
  quietZone: 'In {{zone}}',
  quietSame: 'Beginning and end must differ.',
  save: 'Save quiet hours',
  device: 'This device',
  deviceWhy:
    'Fairtick can notify you of margin calls, your orders and your money also while it is closed. What comes up on your screen names no amounts.',
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off on this device',
  isOn: 'This device gets notifications.',
  devices: 'Devices that get notifications: {{count}}',
  denied:
    'Your browser blocks notifications of this site. Allow them in its settings for the site, then come back.',
  unsupported:
    'This browser cannot receive notifications. Everything is kept in the app, and you can get e-mails too.',
  iosInstall:
    'On iPhone and iPad notifications reach the installed app only, from iOS 16.4. Add Fairtick to the home screen, open it there, and come back to this page.',
  installWay: 'How to install the app',
  failed: 'The browser could not be reached by its push service. Try again later.',
  saved: 'Saved.',
} as const
