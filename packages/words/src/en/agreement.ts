// English words of the area `agreement`; the other languages have the same keys.

export const agreement = {
  title: 'User agreement',
  purpose:
    '**1. What this is**\nThis installation of Fairtick is for practice. Every account holds practice money without value: deposits and withdrawals can be practised, but no real money can be paid in or out.',
  account:
    '**2. Your account**\nThe account is yours alone; give your own details. Keep your password to yourself and use it nowhere else. We never ask for your password or a code. Whoever is logged in acts in your name, so end sessions that you do not know.',
  prices:
    '**3. Prices**\nEvery screen says where its prices come from: a live market, recorded data or a simulation. Each price is recorded as a numbered tick before anyone can act on it. When no fresh price has come for 30 seconds, nothing is filled, closed or bought on that instrument. Behind an outage of ours no position is stopped out for 30 seconds.',
  options:
    '**4. Timed options**\nThe strike is the tick in force when your order is handled; the result is decided by the tick in force at expiry. Right: you get your stake back and the payout shown when you bought. Wrong: you lose the whole stake. Equal: you get your stake back. When the last tick is more than 30 seconds older than the expiry, the option is void and you get your stake back; where that outage was ours and the last tick says you were right, you win.',
  contracts:
    '**5. Leveraged contracts**\nA buy is filled at the ask and a sell at the bid of the tick in force when your order is handled. Opening binds a margin and costs a fee, closing costs a fee, and each night costs or pays an overnight fee; the order ticket shows them before you order. When the equity of the account falls to 50 % of the margin in use, pending orders are cancelled and positions are closed, the largest loss first. In a gap of prices you can lose more than the margin, and a balance below zero is ours to make good, unless the rules that apply here forbid it: then you owe it, and the information on each instrument says so.',
  risk: '**6. Risk**\nWith leverage a small move of the price is a large move of your money: all of it can be lost quickly. Short options are close to a bet, and the payout means that being right half of the time loses. Results with practice money say nothing about results with real money. Nothing here is advice.',
  use: '**7. Fair use**\nDo not disturb the service, do not try other people’s accounts and do not make accounts in bulk. Too many calls are slowed down or refused.',
  data: '**8. Your data**\nWe store your phone number, e-mail address, name, language, who invited you, your orders, balances, deposits, withdrawals and payout accounts, the pictures that you send, and the device and network address of each session. They serve to run your account. Passwords, codes and session tokens are stored only as hashes.',
} as const
