// English words of the area `fundPassword`; the other languages have the same keys.

export const fundPassword = {
  title: 'Fund password',
  setTitle: 'Set fund password',
  changeTitle: 'Change fund password',
  resetTitle: 'New fund password',
  intro: 'Six digits asked for at every withdrawal. Not the same as your login password.',
  resetIntro:
    'Confirm with your login password and second factor instead of the old one. This also lifts a lock.',
  holdAhead: 'Withdrawals wait for 24 hours afterwards. Trading is not affected.',
  old: 'Current fund password',
  new: 'New fund password',
  repeat: 'New fund password again',
  forgot: 'Forgot it?',
  ruleSix: 'Six digits',
  ruleVaried: 'No repeats or sequences such as 123456 or 121212',
  looksLikeDate:
    'This looks like a date. Birthdays are guessed first: choose other digits if it is one.',
  triesLeft: 'The fund password is wrong. Tries left: {{count}}',
  lockedNow: 'Wrong five times: withdrawals are locked for 24 hours.',
  set: 'Set fund password',
  save: 'Change fund password',
  reset: 'Set new fund password',
  done: 'Fund password saved. Withdrawals are possible from {{time}}.',
  unknown:
    'No response. It may have been saved: try the new one at the next withdrawal, or set another one.',
  isSet: 'Set',
  isUnset: 'Not set',
} as const
