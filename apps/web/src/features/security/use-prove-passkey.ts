// Asks a passkey of this account, and has its answer exchanged for a proof.

import { answerByPasskey } from '@fairtick/ui/passkeys'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'

export type ProvePasskey = {
  readonly prove: () => void
  readonly problem: unknown
  readonly isAsking: boolean
}

export function useProvePasskey(
  purpose: 'security' | 'bank' | 'withdraw',
  onProof: (otp: string) => void,
): ProvePasskey {
  const asking = useMutation(
    {
      mutationFn: async () => {
        const question = await call('askPasskey', { body: { purpose } })
        return await call('provePasskey', { body: await answerByPasskey(question) })
      },
      onSuccess: ({ otp }) => onProof(otp),
    },
    queryClient,
  )
  return { prove: () => asking.mutate(), problem: asking.error, isAsking: asking.isPending }
}
