// The two steps to a new wallet: its address on a network, then its end and a code.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { useToast } from '@fairtick/ui/toast'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { serverClock } from '../../../platform/clock.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'
import { SecondProof } from '../../security/public.ts'
import { StepsBar } from '../../session/public.ts'
import { useWalletCalls } from '../use-wallet-calls.ts'
import { checkWallet, emptyWallet, type WalletForm, type WalletWay } from '../wallet-form.ts'
import { AddressFields } from './address-fields.tsx'
import { ConfirmAddress } from './confirm-address.tsx'

export type AddWalletProps = {
  ways: readonly WalletWay[]
  /** `secondProofs` of the call `security`. */
  proofs: readonly string[]
  onEnd: () => void
}

export function AddWallet({ ways, proofs, onEnd }: AddWalletProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const showToast = useToast()
  const [step, setStep] = useState<'address' | 'confirm'>('address')
  const { judge, bind } = useWalletCalls()
  const form = useCheckedForm<WalletForm>({
    defaultValues: emptyWallet(ways),
    check: checkWallet,
    fieldOfRefusal: { otp_wrong: 'otp', otp_required: 'otp' },
    onComplaint: (field) =>
      flushSync(() => setStep(ADDRESS_FIELDS.includes(field) ? 'address' : 'confirm')),
  })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (form.isSending || !form.passes(ADDRESS_FIELDS)) return
    void form.attempt(async () => {
      await judge(form.values)
      form.set('lastSix', '')
      setStep('confirm')
    })
  }
  const finish = form.submit(async (values) => {
    const { heldUntil } = await bind(values)
    const time = dateTime(heldUntil ?? serverClock.nowMs())
    showToast({ text: t('payout.walletDone', { time }), tone: 'success' })
    onEnd()
  })
  return (
    <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
      <StepsBar
        step={step === 'address' ? 1 : 2}
        titles={[t('payout.stepAddress'), t('payout.stepReview')]}
      />
      <Card>
        <form
          noValidate
          onSubmit={step === 'address' ? goOn : finish}
          className="flex flex-col gap-5"
        >
          {step === 'address' ? (
            <AddressFields ways={ways} form={form} />
          ) : (
            <>
              <ConfirmAddress form={form} />
              <p className="text-caption text-text3">{t('payout.holdAhead')}</p>
            </>
          )}
          {/* It stays while one looks back: a code that was sent is still good. */}
          <div hidden={step !== 'confirm'}>
            <SecondProof form={form} kinds={proofs} purpose="bank" />
          </div>
          <FormFailure
            failure={form.failure}
            unanswered={step === 'confirm' ? t('payout.walletUnknown') : undefined}
          />
          <Button type="submit" size="large" block busy={form.isSending}>
            {t(step === 'address' ? 'session.next' : 'payout.bindWallet')}
          </Button>
        </form>
      </Card>
      <Button tone="quiet" onClick={step === 'address' ? onEnd : () => setStep('address')}>
        {t(step === 'address' ? 'shell.cancel' : 'shell.back')}
      </Button>
    </div>
  )
}

const ADDRESS_FIELDS: readonly (keyof WalletForm)[] = ['currency', 'channel', 'address']
