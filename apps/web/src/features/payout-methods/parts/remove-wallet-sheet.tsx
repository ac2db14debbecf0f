// Taking a wallet out of use, with a second proof.

import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import { foundProblems } from '../../../platform/field-check.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { proofProblem } from '../../../platform/proof-text.ts'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'
import { SecondProof } from '../../security/public.ts'
import { useWalletCalls, type Wallet } from '../use-wallet-calls.ts'
import { walletName } from '../wallet-name.ts'

export type RemoveWalletSheetProps = {
  wallet: Wallet
  /** `secondProofs` of the call `security`. */
  proofs: readonly string[]
  open: boolean
  onClose: () => void
}

type Proof = { otp: string }

export function RemoveWalletSheet({ wallet, proofs, open, onClose }: RemoveWalletSheetProps) {
  const t = useText()
  const showToast = useToast()
  const { remove } = useWalletCalls()
  const form = useCheckedForm<Proof>({
    defaultValues: { otp: '' },
    check: ({ otp }) => foundProblems<Proof>({ otp: proofProblem(otp) }),
    fieldOfRefusal: { otp_wrong: 'otp', otp_required: 'otp' },
  })
  const finish = form.submit(async ({ otp }) => {
    await remove(wallet.id, otp)
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
        <SecondProof form={form} kinds={proofs} purpose="bank" />
        <FormFailure failure={form.failure} unanswered={t('payout.removeUnknown')} />
        <Button type="submit" tone="danger" block size="large" busy={form.isSending}>
          {t('payout.remove')}
        </Button>
      </form>
    </Sheet>
  )
}
