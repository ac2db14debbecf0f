// The records of money in and out, by month; one opens over the list, by its address too.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { Segmented } from '@fairtick/ui/segmented'
import { ArrowDownUp } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { countFilters } from '../../platform/day-range.ts'
import { FilterButton } from '../../platform/filter-button.tsx'
import { useText } from '../../platform/i18n.ts'
import { lazySheet } from '../../platform/lazy-part.tsx'
import { MonthHeading } from '../../platform/month-heading.tsx'
import { useNavigation, useSearchTexts } from '../../platform/navigation.ts'
import { NoMatch } from '../../platform/no-match.tsx'
import { hrefOf } from '../../platform/paths.ts'
import { useLazySheet } from '../../platform/use-lazy-sheet.ts'
import { usePagedList } from '../../platform/use-paged-list.ts'
import { OfOtherAccount, useOtherAccount } from '../../shell/other-account.tsx'
import { PagesByDay, type PagesByDayProps } from '../../shell/pages-by-day.tsx'
import { Screen } from '../../shell/screen.tsx'
import { DepositRow, depositPages } from '../deposits/public.ts'
import { type CashFilter, cashQueryOf, NO_CASH_FILTER } from './cash-filter.ts'
import { OpenedDeposit, OpenedWithdrawal } from './parts/opened-record.tsx'
import { WithdrawalRow } from './parts/withdrawal-row.tsx'
import { withdrawalPages } from './withdrawal-reads.ts'

const CashFilterSheet = lazySheet(() =>
  import('./parts/cash-filter-sheet.tsx').then((file) => file.CashFilterSheet),
)

type Kind = 'deposits' | 'withdrawals'

export function CashRecordsScreen() {
  const t = useText()
  const other = useOtherAccount()
  if (other === undefined) return <CashRecords />
  return (
    <Screen title={t('wallet.cashRecords')}>
      <OfOtherAccount account={other} />
    </Screen>
  )
}

function CashRecords() {
  const t = useText()
  const { kind: named, id } = useSearchTexts()
  const { replace, back } = useNavigation()
  // Opened from the list it closes by Back, opened by a link it leaves the list.
  const [linkedId] = useState(id)
  const [filter, setFilter] = useState(NO_CASH_FILTER)
  const sheet = useLazySheet()
  const kind: Kind = named === 'withdrawals' ? 'withdrawals' : 'deposits'
  const filters = countFilters(filter)
  const close = () => (id === linkedId ? replace('/pages/wallet/record', { kind }) : back())
  const Opened = kind === 'deposits' ? OpenedDeposit : OpenedWithdrawal
  const empty =
    filters > 0 ? <NoMatch onClear={() => setFilter(NO_CASH_FILTER)} /> : <NoRecords kind={kind} />
  return (
    <Screen
      title={t('wallet.cashRecords')}
      actions={<FilterButton count={filters} onClick={sheet.open} />}
    >
      <div className="px-gutter pb-8">
        <div className="pt-2">
          <Segmented<Kind>
            label={t('wallet.kind')}
            options={[
              { value: 'deposits', label: t('wallet.deposits') },
              { value: 'withdrawals', label: t('wallet.withdrawals') },
            ]}
            value={kind}
            onChange={(next) => replace('/pages/wallet/record', { kind: next })}
          />
        </div>
        {kind === 'deposits' ? (
          <Deposits filter={filter} empty={empty} />
        ) : (
          <Withdrawals filter={filter} empty={empty} />
        )}
      </div>
      {sheet.isMounted && (
        <Suspense>
          <CashFilterSheet
            key={JSON.stringify(filter)}
            open={sheet.isOpen}
            onClose={sheet.close}
            filter={filter}
            onApply={setFilter}
          />
        </Suspense>
      )}
      <Opened id={id} onClose={close} />
    </Screen>
  )
}

type ListProps = { filter: CashFilter; empty: ReactNode }

function Deposits({ filter, empty }: ListProps) {
  const list = usePagedList(depositPages(cashQueryOf(filter)))
  return <ByMonth list={list} row={(record) => <DepositRow record={record} />} empty={empty} />
}

function Withdrawals({ filter, empty }: ListProps) {
  const list = usePagedList(withdrawalPages(cashQueryOf(filter)))
  return <ByMonth list={list} row={(record) => <WithdrawalRow record={record} />} empty={empty} />
}

type Submitted = { readonly id: string; readonly submitTime: number }
type ByMonthProps<Row> = Pick<PagesByDayProps<Row>, 'list' | 'row' | 'empty'>

function ByMonth<Row extends Submitted>(props: ByMonthProps<Row>) {
  return (
    <PagesByDay
      {...props}
      by="month"
      timeOf={({ submitTime }) => submitTime}
      heading={({ dayMs }) => <MonthHeading monthMs={dayMs} />}
    />
  )
}

function NoRecords({ kind }: { kind: Kind }) {
  const t = useText()
  return kind === 'deposits' ? (
    <EmptyState
      icon={<ArrowDownUp />}
      action={<ButtonLink href={hrefOf('/pages/recharge/select')}>{t('home.deposit')}</ButtonLink>}
    >
      {t('wallet.noDeposits')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<ArrowDownUp />}
      action={<ButtonLink href={hrefOf('/pages/withdraw')}>{t('home.withdraw')}</ButtonLink>}
    >
      {t('wallet.noWithdrawals')}
    </EmptyState>
  )
}
