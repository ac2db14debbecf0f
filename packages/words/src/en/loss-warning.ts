// English words of the area `lossWarning`; the other languages have the same keys.

export const lossWarning = {
  real: '{{share}} of retail accounts lose money when they trade contracts here.',
  practice: '{{share}} of practice accounts lose money when they trade contracts here.',
  unmeasured:
    'The vast majority of retail accounts lose money when they trade contracts like these.',
  advice:
    'Contracts are complex, and leverage can make you lose money fast. Ask yourself whether you understand how they work and whether you can afford the high risk of losing your money.',
  counted:
    'Measured on {{accounts}} {{accounts:account|accounts}} over the 12 months before {{date}}, all costs and open losses included.',
} as const
