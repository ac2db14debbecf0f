// English words of the area `problems`; the other languages have the same keys.

export const problems = {
  checkForm: 'Please check the marked fields.',
  required: 'This field is required.',
  invalid: 'This entry cannot be used.',
  decimal: 'Enter a number such as 12.50.',
  tooManyDecimals: 'Decimal places: at most {{maximum}}.',
  belowMinimum: 'Must be at least {{minimum}}.',
  aboveMaximum: 'Must be at most {{maximum}}.',
  phone: 'Enter a phone number of 10 to 15 digits with its country code, such as +81 90 1234 5678.',
  email: 'Enter an e-mail address such as name@example.com.',
  emailPlain:
    'Use plain letters, digits and signs only: nothing hidden or full-width, no comments or brackets.',
  code: 'The code has six digits.',
  passwordShort: 'Use at least {{minimum}} characters.',
  passwordLong: 'Use at most {{maximum}} characters.',
  passwordCommon: 'Many people use this password, so it is easily guessed. Choose another one.',
  passwordMismatch: 'The passwords do not match.',
  nickname: 'Use {{minimum}} to {{maximum}} letters or digits.',
  agree: 'Please accept the user agreement.',
  wholeNumber: 'Enter a whole number.',
  withdrawalsFrozen:
    'Withdrawals wait until a difference in our books is explained. Your money and your trading are not touched.',
  fundPassword: 'The fund password has six digits.',
  fundPasswordCommon: 'These digits are easily guessed. Choose others.',
  addressLink:
    'This is a link. Enter the address alone, without anything in front of it or behind it.',
  bankDetail: 'This does not fit the chosen way to the bank.',
} as const
