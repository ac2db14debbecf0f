// Why money moved, in words.

const NAMES: Readonly<Record<string, string>> = {
  'practice-grant': 'Practice money',
  'practice-reset': 'Practice begun anew',
  'option-purchase': 'Option bought',
  'option-settlement': 'Option settled',
  'contract-open': 'Contract opened',
  'contract-close': 'Contract closed',
  overnight: 'Overnight fee',
  deposit: 'Deposit',
  'withdrawal-submit': 'Withdrawal asked for',
  'withdrawal-payout': 'Withdrawal paid',
  'withdrawal-return': 'Withdrawal returned',
  'team-reward': 'Team reward',
  payroll: 'Payroll',
  'salary-settlement': 'Salary settled',
  adjustment: 'Adjustment',
  'profit-share-paid': 'Profit share paid',
  'profit-share-received': 'Profit share received',
}

/** As the books call it where this page does not know it yet. */
export function reasonName(reason: string): string {
  return NAMES[reason] ?? reason
}
