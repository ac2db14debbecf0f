// Taking a withdrawal back.

import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import { type KeyedCall, useKeyedCall } from '../../platform/submission/use-keyed-call.ts'

export function useWithdrawalCancel(id: string, onDone: () => void): KeyedCall {
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
  return useKeyedCall({
    call: (options) => call('cancelWithdrawal', { body: { id } }, options),
    onDone: (record) => {
      queryClient.setQueryData(['withdrawals', 'one', id], record)
      invalidate()
      void queryClient.invalidateQueries({ queryKey: ['summary'] })
      onDone()
    },
    // It may have been approved meanwhile.
    onFailed: invalidate,
  })
}
