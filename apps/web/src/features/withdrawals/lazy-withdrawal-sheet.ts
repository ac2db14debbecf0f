// One withdrawal in a sheet; its code comes with the first opening.

import { lazySheet } from '../../platform/lazy-part.tsx'

export const LazyWithdrawalSheet = lazySheet(() =>
  import('./parts/withdrawal-sheet.tsx').then((file) => file.WithdrawalSheet),
)
