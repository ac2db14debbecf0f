// English words of the area `office`: what the back office is told when it refuses.

export const office = {
  notPermitted: 'None of your roles allows this.',
  loginFailed: 'E-mail address, password or code is wrong.',
  passwordWrong: 'The password is wrong.',
  secretWrong: 'This one-time secret is unknown, used or too old.',
  factorNeeded: 'This needs a code of your authenticator app, or a passkey.',
  factorWrong: 'The code or passkey is wrong or was used already.',
  passkeysUsedUp: 'You have ten passkeys. Remove one that you no longer use.',
  emailTaken: 'Somebody on the staff has this e-mail address already.',
  notEnrolled: 'This person has not enrolled yet. Ask for roles once that is done.',
  ownRequest: 'Somebody else has to do this.',
  ownDecision: 'You decided this before: an appeal is for another reviewer.',
  tooEarly: 'Its owner has an hour to refuse it. Approve it after that.',
  lastAdmin: 'This is the last admin who can come in. Bring in another one first.',
  changedMeanwhile: 'Something about this has changed meanwhile. Look at it again.',
  alwaysShown: 'This text always stands somewhere: publish another version in its place.',
  outsideWindow: 'This is outside the hours in which withdrawals are paid. Nothing has changed.',
  withdrawalsFrozen: 'The books show a difference: nothing is paid out until it is explained.',
  realOnly: 'This is practice money: nothing of it comes in or goes out any more. Fail it.',
  targetAltered:
    'Somebody else than the server wrote where this goes: it is neither approved nor paid.',
  notClaimed: 'Nobody but who answers this conversation can do this. Claim it first.',
  foreignAddress: 'This contains an address that is not of an open payment method. Take it out.',
} as const
