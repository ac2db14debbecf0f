// English words of the area `recovery`; the other languages have the same keys.

export const recovery = {
  title: 'Get back into your account',
  intro:
    'For who no longer has the e-mail, the second factor or the passwords of an account. Two of our staff look at it, everyone who can be reached is told, and after a waiting time of days you alone set new ones by a link.',
  reachable: 'E-mail that you can read now',
  reachableHint: 'The link goes there. If it is not the address of your account, it becomes so.',
  whatLost: 'What do you no longer have?',
  lostEmail: 'E-mail of the account',
  lostPassword: 'Login password',
  lostPhone: 'Phone number',
  lostFactor: 'Authenticator app or passkey',
  lostFundPassword: 'Fund password',
  chooseOne: 'Choose at least one.',
  note: 'What happened (optional)',
  ask: 'Ask for help',
  askedTitle: 'We have noted it',
  askedText:
    'If the account exists and what you gave suffices, you will hear from us at {{email}}. Until then nothing changes.',
  photosTitle: 'Photos of your document',
  photosText:
    'Without the password and the e-mail of the account they are needed: front, back, and you holding it. Only reviewers see them. You can add them within an hour, at most {{count}}.',
  photosSent: 'Photos sent: {{count}}',
  haveLink: 'I have a code from the e-mail',
  linkField: 'Code from the e-mail',
  setTitle: 'Set new access',
  setText:
    'This works once. All devices are logged out afterwards, and withdrawals wait for 24 hours.',
  emailBecomes: 'E-mail of the account from then on: {{email}}',
  newPhone: 'New phone number',
  set: 'Set now',
  doneTitle: 'Your access is set anew',
  doneText: 'Log in with it. Withdrawals wait for 24 hours.',
  stopTitle: 'This was not me',
  stopText: 'This stops the help that was asked for with your account. Nothing on it changes.',
  stop: 'Stop it',
  stoppedTitle: 'Stopped',
  stoppedText: 'Nothing was changed. If somebody may know your login password, change it now.',
  ownTitle: 'Access to your account was asked for',
  ownPending: 'Asked for on {{time}} from {{contact}}. Our staff look at it.',
  ownApproved: 'Approved. On {{time}} a link to set new access goes to {{contact}}.',
} as const
