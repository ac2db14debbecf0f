// The wallets that are bound: masked, from when they can be used, and how to remove one.

import { Badge } from '@fairtick/ui/badge'
import { Card } from '@fairtick/ui/card'
import { IconButton } from '@fairtick/ui/icon-button'
import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import { List } from '@fairtick/ui/list-row'
import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import type { Wallet } from '../use-wallet-calls.ts'
import { walletName } from '../wallet-name.ts'
import { HeldBadge } from './held-badge.tsx'

const RemoveWalletSheet = lazySheet(() =>
  import('./remove-wallet-sheet.tsx').then((file) => file.RemoveWalletSheet),
)

export type WalletListProps = {
  wallets: readonly Wallet[]
  /** `secondProofs` of the call `security`. */
  proofs: readonly string[]
}

export function WalletList({ wallets, proofs }: WalletListProps) {
  const t = useText()
  const [removed, setRemoved] = useState<{ wallet: Wallet; state: 'open' | 'closed' }>()
  return (
    <>
      <Card padding="none" className="px-4">
        <List label={t('payout.walletsTitle')}>
          {wallets.map((wallet) => (
            <li key={wallet.id} className="flex items-center gap-3 py-3">
              <InstrumentLogo base={wallet.currency} sizePx={40} />
              <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
                <p translate="no" className="text-body font-semibold">
                  {walletName(wallet)}
                </p>
                <p translate="no" className="break-all font-mono text-caption text-text2">
                  {wallet.address}
                </p>
                {wallet.heldUntil === null ? (
                  <Badge tone="success">{t('payout.ready')}</Badge>
                ) : (
                  <HeldBadge untilMs={wallet.heldUntil} />
                )}
              </div>
              <IconButton
                label={t('payout.removeOf', { name: `${walletName(wallet)} ${wallet.address}` })}
                icon={<Trash2 className="size-5" />}
                onClick={() => setRemoved({ wallet, state: 'open' })}
                className="text-text3"
              />
            </li>
          ))}
        </List>
      </Card>
      {removed && (
        <Suspense>
          <RemoveWalletSheet
            key={removed.wallet.id}
            wallet={removed.wallet}
            proofs={proofs}
            open={removed.state === 'open'}
            onClose={() => setRemoved({ ...removed, state: 'closed' })}
          />
        </Suspense>
      )}
    </>
  )
}
