// English words of the area `locks`: why something is locked for a customer.

export const locks = {
  customerRequest: 'This is locked because you asked for it. Customer service can open it again.',
  securityReview:
    'This is locked while we look into unusual activity on your account. Customer service can tell you more.',
  termsBreach:
    'This is locked because of a breach of the user agreement. Customer service can tell you more.',
  legalOrder: 'This is locked by order of an authority. Customer service can tell you more.',
  linkedAccount:
    'This is locked because of a break or a limit that was set for an account linked to yours. If the accounts belong to different people, customer service can open it.',
} as const
