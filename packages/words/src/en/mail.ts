// English words of the area `mail`; the other languages have the same keys.

export const mail = {
  codeSubject: 'Your Fairtick code',
  codeForRegistration: 'You are creating a Fairtick account.',
  codeForPassword: 'You asked to reset your Fairtick login password.',
  codeForRecovery: 'You are requesting recovery of a Fairtick account.',
  codeForSecurity: 'You are changing a security setting of your Fairtick account.',
  codeForBank: 'You are adding or changing a withdrawal destination of your Fairtick account.',
  codeForWithdrawal: 'You are requesting a withdrawal from your Fairtick account.',
  codeText:
    'Your code: {{code}}\nIt is valid for {{minutes}} {{minutes:minute|minutes}} and can be used once.',
  codeWarning:
    'If this was not you, ignore this e-mail. Never give the code to anyone: we do not ask for it.',
  passwordChangedSubject: 'Your Fairtick password was changed',
  passwordChangedText:
    'The login password of your account was changed and all other devices were logged out.',
  passwordChangedNotYou:
    'If this was not you, reset the password at once with “Forgot password?” on the login page and write to customer service.',
  emailChangedSubject: 'Your Fairtick e-mail address was changed',
  emailChangedText:
    'The e-mail address of your account is now {{value}}. All other devices were logged out.',
  phoneChangedSubject: 'Your Fairtick phone number was changed',
  phoneChangedText:
    'The phone number with which you log in is now {{value}}. All other devices were logged out.',
  contactChangedNotYou:
    'If this was not you, write to customer service at once: only they can help you then.',
  securitySubject: '{{title}} – Fairtick',
  securityNotYou:
    'If this was not you, change your login password at once and write to customer service.',
  recoveryStop: 'This was not me – stop it here, without logging in:\n{{link}}',
  recoveryLinkSubject: 'Fairtick: reset access to your account',
  recoveryLinkText:
    'The waiting time is over. Reset what you lost; the link works once, until {{until}} ({{zone}}):\n{{link}}\n\nNever give it to anyone: we do not ask for it.',
  payoutAddedSubject: 'Fairtick: a withdrawal destination was added',
  payoutAddedText:
    '{{shown}} was added to your account as a withdrawal destination. Withdrawals to it are possible from {{until}} ({{zone}}).',
  bankAskedSubject: 'Fairtick: a change of your bank account was requested',
  bankAskedFor: 'Requested: from {{before}} to {{shown}}.',
  bankAskedText:
    'A change of your bank account from {{before}} to {{shown}} was requested. Our staff review it; until then nothing changes. After an approval, withdrawals to the new account wait for 24 hours.',
  bankChangedSubject: 'Fairtick: your bank account was changed',
  bankChangedText:
    'Your bank account was changed from {{before}} to {{shown}}. Withdrawals to it are possible from {{until}} ({{zone}}).',
  payoutReminderSubject: 'Fairtick: the waiting time for withdrawals ends soon',
  payoutReminderText:
    'Withdrawals to {{shown}} are possible from {{until}} ({{zone}}), not before.',
  payoutNotYou:
    'If this was not you:\n1. Change your login password at once. All other devices are logged out, and every new withdrawal waits for 24 hours from then.\n2. Cancel in the app any withdrawal that you did not ask for.\n3. Write to customer service: they can lock your withdrawals.',
} as const
