// Choosing which of several wallets it is paid to.

import { ButtonLink } from '@fairtick/ui/button'
import { RadioList } from '@fairtick/ui/radio-list'
import { Sheet } from '@fairtick/ui/sheet'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { type Wallet, walletName } from '../../payout-methods/public.ts'

export type WalletChoiceSheetProps = {
  open: boolean
  onClose: () => void
  wallets: readonly Wallet[]
  chosenId: string
  onChoose: (id: string) => void
  from: string
}

export function WalletChoiceSheet(props: WalletChoiceSheetProps) {
  const { open, onClose, wallets, chosenId, onChoose, from } = props
  const t = useText()
  const { dateTime } = useFormats()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('withdraw.chooseWallet')}
      closeLabel={t('shell.close')}
      footer={
        <ButtonLink tone="soft" block href={hrefOf('/pages/setting/addwallet', { from })}>
          {t('withdraw.manageWallets')}
        </ButtonLink>
      }
    >
      <RadioList
        label={t('withdraw.chooseWallet')}
        value={chosenId}
        onChange={(id) => {
          onChoose(id)
          onClose()
        }}
        options={wallets.map((wallet) => ({
          value: wallet.id,
          label: <span translate="no">{walletName(wallet)}</span>,
          hint: (
            <>
              <span translate="no" className="block break-all">
                {wallet.address}
              </span>
              {wallet.heldUntil !== null && (
                <span className="block text-warn">
                  {t('payout.heldUntil', { time: dateTime(wallet.heldUntil) })}
                </span>
              )}
            </>
          ),
        }))}
      />
    </Sheet>
  )
}
