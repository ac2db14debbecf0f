// English words of the area `depositReasons`; the other languages have the same keys.

export const depositReasons = {
  notReceived: 'The payment has not arrived.',
  amountDiffers: 'The amount on the voucher or of the payment is another one.',
  senderDiffers: 'The sender is not the owner of this account.',
  voucherUnreadable: 'The voucher cannot be read.',
  voucherUsed: 'This voucher belongs to a deposit that was handled before.',
  accountClosed: 'The account does not take deposits.',
  practiceEnded:
    'This was practice money, and real money has begun here: nothing of it is paid in or out any more.',
} as const
