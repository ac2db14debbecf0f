// Sends a bank account; whoever bound one elsewhere meanwhile sees that one.

import { useToast } from '@fairtick/ui/toast'
import { CallRefused } from '@fairtick/wire/client'
import { call } from '../../platform/client-instance.ts'
import { useText } from '../../platform/i18n.ts'
import { type BankForm, type BankWay, bankRequest } from './bank-form.ts'
import { useTargetsChanged } from './use-targets-changed.ts'

/** Throws what the call throws, but that there is an account already. */
export function useBankBinding(purpose: 'first' | 'change') {
  const t = useText()
  const showToast = useToast()
  const targetsChanged = useTargetsChanged()
  return async (form: BankForm, way: BankWay): Promise<void> => {
    try {
      await call('bindBank', { body: bankRequest(form, way, purpose) })
      showToast({
        text: t(purpose === 'first' ? 'payout.bankDone' : 'payout.changeDone'),
        tone: 'success',
      })
    } catch (problem) {
      if (!(problem instanceof CallRefused) || problem.answer.code !== 'bank_exists') throw problem
      showToast({ text: problem.answer.message, tone: 'danger' })
    }
    await targetsChanged()
  }
}
