// The panel of contracts; its code comes when contracts are traded.

import { lazyPart } from '../../platform/lazy-part.tsx'

export const LazyContractPanel = lazyPart(() =>
  import('./contract-panel.tsx').then((file) => file.ContractPanel),
)
