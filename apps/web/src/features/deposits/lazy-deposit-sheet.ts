// One deposit in a sheet; its code comes with the first opening.

import { lazySheet } from '../../platform/lazy-part.tsx'

export const LazyDepositSheet = lazySheet(() =>
  import('./parts/deposit-sheet.tsx').then((file) => file.DepositSheet),
)
