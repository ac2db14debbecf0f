// English words of the area `recovery`; the other languages have the same keys.

export const recovery = {
  title: 'Recover your account',
  intro:
    'If you no longer have the e-mail, the second factor or the passwords of your account. Two of our staff review it, and everyone who can be reached is told. After some days, you alone set new ones by a link.',
  reachable: 'E-mail that you can read now',
  reachableHint: 'The link goes there. If it differs from your account’s address, it replaces it.',
  whatLost: 'What do you no longer have?',
  lostEmail: 'E-mail of the account',
  lostPassword: 'Login password',
  lostPhone: 'Phone number',
  lostFactor: 'Authenticator app or passkey',
  lostFundPassword: 'Fund password',
  chooseOne: 'Choose at least one.',
  note: 'What happened (optional)',
  ask: 'Request help',
  askedTitle: 'Request received',
  askedText:
    'If the account exists and your details are sufficient, we write to {{email}}. Nothing changes until then.',
  photosTitle: 'Photos of your document',
  photosText:
    'Needed without the password and e-mail of the account: front, back, and you holding it. Only reviewers see them. Add them within an hour, at most {{count}}.',
  photosSent: 'Photos sent: {{count}}',
  haveLink: 'I have a code from the e-mail',
  linkField: 'Code from the e-mail',
  setTitle: 'Reset your access',
  setText:
    'This works once. All devices are logged out afterwards, and withdrawals wait for 24 hours.',
  emailBecomes: 'E-mail of the account from then on: {{email}}',
  newPhone: 'New phone number',
  set: 'Reset now',
  doneTitle: 'Your access has been reset',
  doneText: 'Log in with the new details. Withdrawals wait for 24 hours.',
  stopTitle: 'This was not me',
  stopText: 'This stops the recovery request for your account. Nothing else changes.',
  stop: 'Stop the request',
  stoppedTitle: 'Stopped',
  stoppedText: 'Nothing was changed. If someone may know your login password, change it now.',
  ownTitle: 'Recovery of your account was requested',
  ownPending: 'Requested on {{time}} from {{contact}}. Our staff are reviewing it.',
  ownApproved: 'Approved. On {{time}} a link to reset access goes to {{contact}}.',
} as const
