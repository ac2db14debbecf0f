// The VIP levels and mine.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

export type VipInfo = CallResult<'vipLevels'>

export function useVipLevels() {
  // Fills and midnights move it without a word to this screen.
  return useQuery({ queryKey: ['vip'], queryFn: () => call('vipLevels'), staleTime: 0 })
}
