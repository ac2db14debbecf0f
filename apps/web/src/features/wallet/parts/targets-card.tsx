// Where withdrawals go: the bank account or the wallets, masked, or the way to bind them.

import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import { List, ListRow } from '@fairtick/ui/list-row'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { hrefOf } from '../../../platform/paths.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { bankQuery, walletsQuery } from '../../payout-methods/public.ts'

type Kind = 'bank' | 'wallet'

const HERE = '/pages/wallet'

export function TargetsCard() {
  const t = useText()
  const [kind, setKind] = useState<Kind>('bank')
  return (
    <section aria-labelledby="targets-title">
      <h2 id="targets-title" className="px-1 pb-1.5 text-caption font-semibold text-text2">
        {t('wallet.targets')}
      </h2>
      <Card padding="none" className="px-4 pt-1 pb-2">
        <Tabs
          id="targets"
          look="inset"
          label={t('wallet.targets')}
          tabs={[
            { value: 'bank', label: t('wallet.bank') },
            { value: 'wallet', label: t('wallet.coins') },
          ]}
          value={kind}
          onChange={setKind}
        />
        <TabPanel tabsId="targets" value={kind}>
          {kind === 'bank' ? <BankTarget /> : <WalletTargets />}
        </TabPanel>
      </Card>
    </section>
  )
}

function BankTarget() {
  const t = useText()
  const read = useQuery(bankQuery)
  return (
    <Target read={read}>
      {(bank) =>
        bank === null ? (
          <Unbound text={t('wallet.noBank')}>
            <ButtonLink tone="outline" href={hrefOf('/pages/setting/bank', { from: HERE })}>
              {t('wallet.bindBank')}
            </ButtonLink>
          </Unbound>
        ) : (
          <List>
            <ListRow
              href={hrefOf('/pages/setting/bank', { from: HERE })}
              leading={<IconTile Icon={Landmark} />}
              title={<span className="text-dense font-semibold">{bank.bankName}</span>}
              subtitle={<BankNote bank={bank} />}
            />
          </List>
        )
      }
    </Target>
  )
}

type Bank = NonNullable<CallResult<'bank'>['bank']>

function BankNote({ bank: { cardNumber, change, heldUntil } }: { bank: Bank }) {
  const t = useText()
  return (
    <>
      <span translate="no" className="tabular block">
        {cardNumber}
      </span>
      {change?.status === 'pending' && (
        <span className="block text-primary">{t('wallet.changeUnderReview')}</span>
      )}
      <HeldNote heldUntilMs={heldUntil} />
    </>
  )
}

function WalletTargets() {
  const t = useText()
  const read = useQuery(walletsQuery)
  const href = hrefOf('/pages/setting/addwallet', { from: HERE })
  return (
    <Target read={read}>
      {(wallets) =>
        wallets.length === 0 ? (
          <Unbound text={t('wallet.noWallet')}>
            <ButtonLink tone="outline" href={href}>
              {t('wallet.addWallet')}
            </ButtonLink>
          </Unbound>
        ) : (
          <List>
            {wallets.map(({ id, currency, channel, address, heldUntil }) => (
              <ListRow
                key={id}
                href={href}
                leading={<InstrumentLogo base={currency} sizePx={36} />}
                title={
                  <span translate="no" className="text-dense font-semibold">
                    {currency} · {channel}
                  </span>
                }
                subtitle={
                  <>
                    <span translate="no" className="tabular block">
                      {address}
                    </span>
                    <HeldNote heldUntilMs={heldUntil} />
                  </>
                }
              />
            ))}
          </List>
        )
      }
    </Target>
  )
}

function HeldNote({ heldUntilMs }: { heldUntilMs: number | null }) {
  const t = useText()
  const { dateTime } = useFormats()
  if (heldUntilMs === null) return null
  return (
    <span className="block text-warn">
      {t('wallet.heldUntil', { time: dateTime(heldUntilMs) })}
    </span>
  )
}

type TargetProps<Data> = {
  read: {
    data: Data | undefined
    error: unknown
    refetch: () => unknown
    isFetching: boolean
  }
  children: (data: Data) => ReactNode
}

function Target<Data>({ read, children }: TargetProps<Data>) {
  const t = useText()
  const { data, error, refetch, isFetching } = read
  if (data !== undefined) return children(data)
  if (error) return <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
  return <SkeletonRows rows={1} label={t('shell.loading')} />
}

function Unbound({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-2.5">
      <p className="min-w-40 flex-1 text-dense text-text2">{text}</p>
      {children}
    </div>
  )
}
