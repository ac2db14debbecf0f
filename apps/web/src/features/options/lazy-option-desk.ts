// The desk of options; its code comes when options are traded.

import { lazyPart } from '../../platform/lazy-part.tsx'

export const LazyOptionDesk = lazyPart(() =>
  import('./option-desk.tsx').then((file) => file.OptionDesk),
)
