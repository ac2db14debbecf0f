// English words of the area `mail`; the other languages have the same keys.

export const mail = {
  codeSubject: 'Your Fairtick code',
  codeForRegistration: 'You are creating a Fairtick account.',
  codeForPassword: 'You asked to reset your Fairtick login password.',
  codeForSecurity: 'You are changing a security setting of your Fairtick account.',
  codeForBank: 'You are adding or changing where your Fairtick withdrawals go.',
  codeForWithdrawal: 'You are asking for a withdrawal from your Fairtick account.',
  codeText: 'Your code: {{code}}\nIt is valid for {{minutes}} minutes and can be used once.',
  codeWarning:
    'If this was not you, ignore this e-mail. Never give the code to anybody: we do not ask for it.',
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
} as const
