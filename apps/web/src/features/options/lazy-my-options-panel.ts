// My options on one instrument; its code comes when they are looked at.

import { lazyPart } from '../../platform/lazy-part.tsx'

export const LazyMyOptionsPanel = lazyPart(() =>
  import('./parts/my-options-panel.tsx').then((file) => file.MyOptionsPanel),
)
