// Where it is paid to: the chosen wallet, with the way to another, or the bank account.

import { Card } from '@fairtick/ui/card'
import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import { List, ListRow } from '@fairtick/ui/list-row'
import { Landmark } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { hrefOf } from '../../../platform/paths.ts'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import { type Wallet, walletName } from '../../payout-methods/public.ts'

const WalletChoiceSheet = lazySheet(() =>
  import('./wallet-choice-sheet.tsx').then((file) => file.WalletChoiceSheet),
)

const LOGO_PX = 36

export type WalletCardProps = {
  wallet: Wallet
  wallets: readonly Wallet[]
  onChoose: (id: string) => void
  /** Where the way to all wallets comes back to. */
  from: string
}

export function WalletCard({ wallet, wallets, onChoose, from }: WalletCardProps) {
  const t = useText()
  const sheet = useLazySheet()
  const name = walletName(wallet)
  return (
    <>
      <TargetRow
        leading={<InstrumentLogo base={wallet.currency} sizePx={LOGO_PX} />}
        title={name}
        subtitle={wallet.address}
        action={t('withdraw.otherWallet', { name })}
        onClick={sheet.open}
      />
      {sheet.isMounted && (
        <Suspense>
          <WalletChoiceSheet
            open={sheet.isOpen}
            onClose={sheet.close}
            wallets={wallets}
            chosenId={wallet.id}
            onChoose={onChoose}
            from={from}
          />
        </Suspense>
      )}
    </>
  )
}

export type BankCardProps = { bank: { bankName: string; cardNumber: string }; from: string }

export function BankCard({ bank, from }: BankCardProps) {
  return (
    <TargetRow
      leading={<IconTile Icon={Landmark} />}
      title={bank.bankName}
      subtitle={bank.cardNumber}
      href={hrefOf('/pages/setting/bank', { from })}
    />
  )
}

type TargetRowProps = {
  leading: ReactNode
  title: string
  subtitle: string
  href?: string
  onClick?: () => void
  action?: string
}

function TargetRow({ leading, title, subtitle, href, onClick, action }: TargetRowProps) {
  return (
    <Card padding="none" className="px-4">
      <List>
        <ListRow
          leading={leading}
          title={
            <span translate="no" className="font-semibold">
              {title}
            </span>
          }
          subtitle={
            <span translate="no" className="break-all">
              {subtitle}
              {action !== undefined && <span className="sr-only">{action}</span>}
            </span>
          }
          href={href}
          onClick={onClick}
          arrow="shown"
        />
      </List>
    </Card>
  )
}
