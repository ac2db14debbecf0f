// The panel of options; its code comes when options are traded.

import { lazyPart } from '../../platform/lazy-part.tsx'

export const LazyOptionPanel = lazyPart(() =>
  import('./option-panel.tsx').then((file) => file.OptionPanel),
)
