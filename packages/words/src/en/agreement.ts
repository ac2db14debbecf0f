// English words of the area `agreement`; the other languages have the same keys.

export const agreement = {
  title: 'User agreement',
  purpose:
    '**1. What this is**\nThis installation of Fairtick is for practice. Every account holds practice money: it has no value, cannot be paid in and cannot be paid out.',
  account:
    '**2. Your account**\nThe account is yours alone; give your own details. Keep your password to yourself and use it nowhere else. We never ask for your password or a code. Whoever is logged in acts in your name, so end sessions that you do not know.',
  prices:
    '**3. Prices**\nEvery screen says where its prices come from: a live market, recorded data or a simulation. Each price is recorded as a numbered tick before anyone can act on it. When no fresh price has come for 30 seconds, nothing can be bought.',
  options:
    '**4. Timed options**\nThe strike is the tick in force when your order is handled; the result is decided by the tick in force at expiry. Right: you get your stake back and the payout shown when you bought. Wrong: you lose the whole stake. Equal: you get your stake back. When the last tick is more than 30 seconds older than the expiry, the option is void and you get your stake back.',
  risk: '**5. Risk**\nShort options are close to a bet, and the payout means that being right half of the time loses. Results with practice money say nothing about results with real money. Nothing here is advice.',
  use: '**6. Fair use**\nDo not disturb the service, do not try other people’s accounts and do not make accounts in bulk. Too many calls are slowed down or refused.',
  data: '**7. Your data**\nWe store your phone number, e-mail address, name, language, who invited you, your orders and balances, and the device and network address of each session. They serve to run your account. Passwords, codes and session tokens are stored only as hashes.',
}
