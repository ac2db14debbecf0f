// English words of the area `depositReasons`; the other languages have the same keys.

export const depositReasons = {
  notReceived: 'The payment has not arrived.',
  amountDiffers: 'The amount on the voucher or received does not match.',
  senderDiffers: 'The sender is not the account holder.',
  voucherUnreadable: 'The voucher cannot be read.',
  voucherUsed: 'This voucher belongs to an earlier deposit.',
  accountClosed: 'The account does not take deposits.',
  practiceEnded:
    'This was practice money. Real money is used here now, so practice money is no longer paid in or out.',
} as const
