// Taking a deposit back.

import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import { type KeyedCall, useKeyedCall } from '../../platform/submission/use-keyed-call.ts'
import { depositQuery } from './deposit-reads.ts'

export function useDepositCancel(id: string, onDone: () => void): KeyedCall {
  return useKeyedCall({
    call: (options) => call('cancelDeposit', { body: { id } }, options),
    onDone: (record) => {
      queryClient.setQueryData(depositQuery(id).queryKey, record)
      void queryClient.invalidateQueries({ queryKey: ['deposits'] })
      onDone()
    },
  })
}
