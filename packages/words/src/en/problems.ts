// English words of the area `problems`; the other languages have the same keys.

export const problems = {
  checkForm: 'Please check the marked fields.',
  required: 'This field is required.',
  invalid: 'This entry cannot be used.',
  decimal: 'Enter a number such as 12.50.',
  tooManyDecimals: 'Decimal places: at most {{maximum}}.',
  belowMinimum: 'Must be at least {{minimum}}.',
  aboveMaximum: 'Must be at most {{maximum}}.',
  phone: 'Enter a valid phone number, such as +81 90 1234 5678.',
  email: 'Enter an e-mail address such as name@example.com.',
  emailPlain:
    'Use plain letters, digits and signs only: nothing hidden or full-width, no comments or brackets.',
  code: 'The code has six digits.',
  passwordShort: 'Use at least {{minimum}} {{minimum:character|characters}}.',
  passwordLong: 'Use at most {{maximum}} {{maximum:character|characters}}.',
  passwordCommon: 'This password is common and easy to guess. Choose another one.',
  passwordMismatch: 'The passwords do not match.',
  nickname: 'Use {{minimum}} to {{maximum}} {{maximum:letter or digit|letters or digits}}.',
  agree: 'Please accept the user agreement.',
  wholeNumber: 'Enter a whole number.',
  withdrawalsFrozen:
    'Withdrawals are on hold until a difference in our books is explained. Your money and your trading are not affected.',
  fundPassword: 'The fund password has six digits.',
  fundPasswordCommon: 'These digits are easy to guess. Choose others.',
  addressLink: 'This is a link. Enter the address alone.',
  bankDetail: 'This does not match the chosen bank transfer.',
} as const
