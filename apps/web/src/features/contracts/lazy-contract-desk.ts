// The desk of contracts; its code comes when contracts are traded.

import { lazyPart } from '../../platform/lazy-part.tsx'

export const LazyContractDesk = lazyPart(() =>
  import('./contract-desk.tsx').then((file) => file.ContractDesk),
)
