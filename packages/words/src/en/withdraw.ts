// English words of the area `withdraw`; the other languages have the same keys.

export const withdraw = {
  title: 'Withdraw',
}
