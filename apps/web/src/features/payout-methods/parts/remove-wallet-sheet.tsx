// Taking a wallet out of use, with a second proof.

import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import { useState } from 'react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'
import { type ProofMethod, SecondProof } from '../../session/parts/second-proof.tsx'
import { codeProblem } from '../../session/register-form.ts'
import { useCodeRequest } from '../../session/use-code-request.ts'
import { useWalletCalls, type Wallet } from '../use-wallet-calls.ts'
import { walletName } from './wallet-list.tsx'

export type RemoveWalletSheetProps = {
  wallet: Wallet
  email: string
  method: ProofMethod
  open: boolean
  onClose: () => void
}

export function RemoveWalletSheet(props: RemoveWalletSheetProps) {
  const { wallet, email, method, open, onClose } = props
  const t = useText()
  const showToast = useToast()
  const [step, setStep] = useState<'ask' | 'proof'>('ask')
  const request = useCodeRequest('bank')
  const { remove } = useWalletCalls()
  const form = useCheckedForm<{ code: string }>({
    defaultValues: { code: '' },
    check: ({ code }) => {
      const problem = codeProblem(code)
      return problem === undefined ? {} : { code: problem }
    },
    fieldOfRefusal: { otp_wrong: 'code' },
  })
  const askForCode = () =>
    form.attempt(async () => {
      if (method === 'mail') await request.send(email)
      setStep('proof')
    })
  const finish = form.submit(async ({ code }) => {
    await remove(wallet.id, code)
    showToast({ text: t('payout.removed'), tone: 'success' })
    onClose()
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('payout.removeTitle')}
      closeLabel={t('shell.close')}
    >
      <form noValidate onSubmit={finish} className="flex flex-col gap-4 pb-4">
        <p translate="no" className="text-body font-semibold">
          {walletName(wallet)}
          <span className="block font-mono text-dense font-normal text-text2">
            {wallet.address}
          </span>
        </p>
        <p className="text-dense text-text2">{t('payout.removeText')}</p>
        {step === 'proof' && (
          <SecondProof
            form={form}
            method={method}
            request={request}
            onResend={() => void askForCode()}
          />
        )}
        <FormFailure failure={form.failure} unanswered={t('payout.walletUnknown')} />
        {step === 'ask' ? (
          <Button block size="large" busy={form.isSending} onClick={() => void askForCode()}>
            {t('session.next')}
          </Button>
        ) : (
          <Button type="submit" tone="danger" block size="large" busy={form.isSending}>
            {t('payout.remove')}
          </Button>
        )}
      </form>
    </Sheet>
  )
}
