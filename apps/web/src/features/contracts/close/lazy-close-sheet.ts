// The sheet that closes a position; its code comes with the first opening.

import { lazySheet } from '../../../platform/lazy-part.tsx'

export const LazyCloseSheet = lazySheet(() =>
  import('./close-sheet.tsx').then((file) => file.CloseSheet),
)
