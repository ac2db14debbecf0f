// What the fields of a bank account or a wallet are called, in the order in which they are needed.

export const FIELD_NAMES = {
  accountName: 'Account holder',
  bankName: 'Bank',
  branchName: 'Branch',
  branchNumber: 'Branch number',
  bankCode: 'BIC',
  ifsc: 'IFSC',
  cardNumber: 'Account number',
  bankWay: 'Country of the bank',
  currency: 'Currency',
  channel: 'Network',
  address: 'Address',
} as const

const REGIONS = new Intl.DisplayNames('en', { type: 'region' })

/** `jp` → `Japan`; whatever is no country stays as it is written. */
export function fieldText(field: string, value: string): string {
  const isCountry = field === 'bankWay' && /^[a-z]{2}$/.test(value)
  return isCountry ? (REGIONS.of(value.toUpperCase()) ?? value) : value
}
