// What the fields of a bank account or a wallet are called, in the order in which they are needed.

export const FIELD_NAMES = {
  accountName: 'Account holder',
  bankName: 'Bank',
  branchName: 'Branch',
  branchNumber: 'Branch number',
  bankCode: 'BIC',
  ifsc: 'IFSC',
  cardNumber: 'Account number',
  bankWay: 'Kind of account',
  currency: 'Currency',
  channel: 'Network',
  address: 'Address',
} as const
