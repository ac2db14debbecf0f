// English words of the area `liabilities`; the other languages have the same keys.

export const liabilities = {
  title: 'Proof of balances',
  checking: 'Checking in this browser…',
  proved: 'Checked in this browser: the figures below are counted in the published total.',
  notPublished:
    'Checked in this browser, but the public record does not name this total yet. Look again in a few minutes; if it still does not, tell others.',
  notCounted:
    'This account is not among those counted at {{time}}. It was opened later, or it is a practice account and real money is counted here.',
  none: 'Nothing has been published yet. The first proof comes at {{time}}.',
  practice: 'This installation is for practice: the amounts are practice money.',
  ownTitle: 'What we owe you',
  ownTime: 'As it stood at {{time}}',
  rewards: 'Rewards not paid yet',
  profit: 'Open profit',
  profitText:
    'The profit of open positions at the prices of that moment. An open loss counts as 0 here: what we owe is never made smaller by it.',
  sum: 'Together',
  houseTitle: 'What we owe everyone',
  accounts: 'Accounts counted',
  total: 'Owed together',
  deficits: 'Debts of customers, not taken off',
  deficitOf: '{{amount}} USD ({{count}})',
  held: 'Held, by the newest statement',
  heldOwed: 'Owed when it was stored',
  heldTime: 'Statement of',
  heldNone: 'There is none from the last {{days}} {{days:day|days}}',
  heldText:
    'The house stores the statement itself; nobody outside has confirmed it. While it shows less than is owed, no new deposits are taken.',
  checked: 'Customers who checked',
  next: 'Next proof',
  provesTitle: 'What this proves',
  provesOwn:
    'Your balance, stakes, held withdrawals, salary, rewards and open profit are part of the total.',
  provesOthers: 'No debt of anyone was taken off it, and your entry answers for no other customer.',
  provesNotTitle: 'What it does not prove',
  notAssets: 'That the money is there: what we owe says nothing about what we have.',
  notAll:
    'That everyone was counted: an entry that was left out is noticed by its owner alone. Who does not check is not protected.',
  notSame: 'That others see the same root: compare it with somebody else.',
  rootTitle: 'Root',
  rootText: 'One number stands for the whole list. It has to be the same for everyone.',
  copyRoot: 'Copy the root',
  faultTitle: 'This proof does not hold. Keep a picture of this screen and tell others.',
  faultLeaf: 'Your entry is not written as it has to be.',
  faultSalt: 'Your entry has no secret of its own.',
  faultMember: 'The entry is not that of your account.',
  faultDay: 'The entry is of another day.',
  faultTree: 'The entry does not lead to the published total.',
  faultRoot: 'What you were shown is not what was published.',
} as const
