// Sends a new fund password; what it changes is read anew.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { useText } from '../../platform/i18n.ts'
import { explainFundPassword } from './explain-fund-password.ts'
import type { FundPasswordForm, FundPasswordWay } from './fund-password-form.ts'

/** Resolves to until when withdrawals wait; throws what the call throws, with the tries left. */
export function useFundPassword(way: FundPasswordWay): (form: FundPasswordForm) => Promise<number> {
  const t = useText()
  const queries = useQueryClient()
  return async (form) => {
    try {
      const { heldUntil } = await send(way, form)
      void queries.invalidateQueries({ queryKey: ['user'] })
      await queries.invalidateQueries({ queryKey: ['security'] })
      return heldUntil
    } catch (problem) {
      void queries.invalidateQueries({ queryKey: ['security'] })
      throw explainFundPassword(problem, t)
    }
  }
}

function send(
  way: FundPasswordWay,
  { loginPassword, oldPassword, newPassword, repeatPassword, otp }: FundPasswordForm,
): Promise<CallResult<'changeFundPassword'>> {
  const secrets = { newPassword, repeatPassword, otp }
  if (way === 'reset') {
    return call('resetFundPassword', { body: { ...secrets, loginPassword } })
  }
  const proof = way === 'set' ? { loginPassword } : { oldPassword }
  return call('changeFundPassword', { body: { ...secrets, ...proof } })
}
