// The level of the margin call: of this house, before it is read that of the rules.

import { MARGIN_CALL } from '@fairtick/core/account/risk-rate'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { useClientState } from '../../platform/client-state.ts'

export function useMarginCall(): Rate {
  const level = useClientState((state) => state.dictData?.marginCall)
  return parseRate(level ?? '') ?? MARGIN_CALL
}
