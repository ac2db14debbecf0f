// My wallets: those that are bound, masked, and one more.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Plus, Wallet as WalletIcon } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../platform/i18n.ts'
import { securityQuery } from '../../platform/shared-queries.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { AddWallet } from './parts/add-wallet.tsx'
import { BackToWithdraw } from './parts/back-to-withdraw.tsx'
import { WalletList } from './parts/wallet-list.tsx'
import { walletsQuery, walletWaysQuery } from './target-queries.ts'

export function WalletsScreen() {
  const t = useText()
  const [mode, setMode] = useState<'list' | 'add'>('list')
  const wallets = useQuery(walletsQuery)
  const ways = useQuery(walletWaysQuery)
  const security = useQuery(securityQuery)
  const reads = [wallets, ways, security]
  const failed = reads.find(({ data, error }) => data === undefined && error !== null)
  const isReady = wallets.data && ways.data && security.data
  if (isReady && mode === 'add') {
    return (
      <Screen title={t('payout.addWallet')}>
        <AddWallet
          ways={ways.data}
          proofs={security.data.secondProofs}
          onEnd={() => setMode('list')}
        />
      </Screen>
    )
  }
  return (
    <Screen title={t('payout.walletsTitle')}>
      <div className="flex flex-col gap-4 px-gutter pt-3 pb-10">
        {failed && (
          <ProblemCard problem={failed.error} onRetry={failed.refetch} busy={failed.isFetching} />
        )}
        {!isReady && !failed && (
          <Card padding="none" className="px-4 py-1">
            <SkeletonRows rows={3} label={t('shell.loading')} />
          </Card>
        )}
        {isReady && wallets.data.length === 0 && (
          <EmptyState icon={<WalletIcon />}>{t('payout.walletsEmpty')}</EmptyState>
        )}
        {isReady && wallets.data.length > 0 && (
          <WalletList wallets={wallets.data} proofs={security.data.secondProofs} />
        )}
        {isReady && (
          <Button
            tone={wallets.data.length === 0 ? 'primary' : 'outline'}
            size="large"
            block
            icon={<Plus />}
            onClick={() => setMode('add')}
          >
            {t('payout.addWallet')}
          </Button>
        )}
        {isReady && wallets.data.length > 0 && <BackToWithdraw />}
      </div>
    </Screen>
  )
}
