// A customer's positions with what they are worth now, contract orders and options.

import { formatMoney, negateMoney, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import {
  feeText,
  groupedText,
  moneyText,
  quantityText,
  signedFeeText,
  signedMoneyText,
} from '@fairtick/words/number-texts'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { IdText } from '../../../parts/id-text.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { PagedRecords } from '../../../parts/paged-records.tsx'
import type { Column } from '../../../parts/records-table.tsx'
import { TimeText } from '../../../parts/time-text.tsx'
import { usePages } from '../../../platform/use-pages.ts'
import { useRead } from '../../../platform/use-read.ts'
import { percentText } from '../../queues/public.ts'
import { accountQuery, type SectionProps } from './section-props.ts'

type Position = AdminCallResult<'userPositions'>['data'][number]
type Contract = AdminCallResult<'userContracts'>['data'][number]
type Option = AdminCallResult<'userOptions'>['data'][number]

export function PositionsSection(props: SectionProps) {
  const pages = usePages()
  const reading = useRead('userPositions', { query: { ...accountQuery(props), ...pages.query } })
  return (
    <Loaded reading={reading}>
      {(list) => (
        <PagedRecords
          {...{ list, pages, onRefresh: reading.readAgain }}
          label="Positions"
          keyOf={(position) => position.id}
          columns={POSITIONS}
          empty="No position is open."
        />
      )}
    </Loaded>
  )
}

const NONE = '–'

/** On the wire it has the decimals of its instrument. */
function priceOf(price: string | null): string {
  return price === null ? NONE : groupedText(price)
}

const POSITIONS: readonly Column<Position>[] = [
  { label: 'Instrument', cell: ({ symbol }) => symbol },
  { label: 'Side', cell: ({ direction, leverage }) => `${direction} ${leverage}×` },
  {
    label: 'Lots left',
    cell: ({ lotsOpen, lots }) => `${quantityText(lotsOpen)} of ${quantityText(lots)}`,
    align: 'end',
  },
  { label: 'Opened at', cell: ({ openPrice }) => priceOf(openPrice), align: 'end' },
  { label: 'Closes at', cell: ({ exitPrice }) => priceOf(exitPrice), align: 'end' },
  {
    label: 'Unrealised P/L',
    cell: ({ openProfit }) => (openProfit === null ? NONE : signedMoneyText(openProfit)),
    align: 'end',
  },
  { label: 'Margin', cell: ({ margin }) => moneyText(margin), align: 'end' },
  { label: 'Liquidation', cell: ({ liquidationPrice }) => priceOf(liquidationPrice), align: 'end' },
  { label: 'Take profit', cell: ({ takeProfit }) => priceOf(takeProfit), align: 'end' },
  { label: 'Stop loss', cell: ({ stopLoss }) => priceOf(stopLoss), align: 'end' },
  { label: 'Opened', cell: ({ openTime }) => <TimeText ms={openTime} /> },
  { label: 'Order', cell: ({ id }) => <IdText id={id} /> },
]

/** A charge as it changes the balance: `0.12` is `-0.12`. */
function asChange(charge: string): string {
  return formatMoney(negateMoney(parseMoney(charge) ?? ZERO_MONEY))
}

type State = 'open' | 'ended'

type StateChoiceProps = {
  readonly open: string
  readonly state: State
  readonly onChoose: (state: State) => void
}

function StateChoice({ open, state, onChoose }: StateChoiceProps) {
  return (
    <TextField
      select
      label="Which"
      value={state}
      onChange={(event) => onChoose(event.target.value as State)}
      sx={{ mb: 1, minWidth: 160 }}
    >
      <MenuItem value="open">{open}</MenuItem>
      <MenuItem value="ended">Ended</MenuItem>
    </TextField>
  )
}

type ListProps = SectionProps & { readonly state: State }

export function ContractsSection(props: SectionProps) {
  const [state, setState] = useState<State>('open')
  return (
    <>
      <StateChoice open="Waiting for their price" state={state} onChoose={setState} />
      <ContractList key={state} {...props} state={state} />
    </>
  )
}

function ContractList({ state, ...props }: ListProps) {
  const pages = usePages()
  const reading = useRead('userContracts', {
    query: { ...accountQuery(props), state, ...pages.query },
  })
  return (
    <Loaded reading={reading}>
      {(list) => (
        <PagedRecords
          {...{ list, pages, onRefresh: reading.readAgain }}
          label="Contract orders"
          keyOf={(order) => order.id}
          columns={CONTRACTS}
          empty={state === 'open' ? 'No order waits.' : 'None has ended.'}
        />
      )}
    </Loaded>
  )
}

const CONTRACTS: readonly Column<Contract>[] = [
  { label: 'Instrument', cell: ({ symbol }) => symbol },
  {
    label: 'Order',
    cell: ({ direction, orderType, leverage }) => `${direction} ${orderType} ${leverage}×`,
  },
  { label: 'Lots', cell: ({ lots }) => quantityText(lots), align: 'end' },
  {
    label: 'Price',
    cell: ({ openPrice, delegatedPrice }) => priceOf(openPrice ?? delegatedPrice),
    align: 'end',
  },
  { label: 'Closed at', cell: ({ closePrice }) => priceOf(closePrice), align: 'end' },
  { label: 'P/L', cell: ({ profit }) => signedFeeText(profit), align: 'end' },
  { label: 'Fees', cell: ({ fee }) => feeText(fee), align: 'end' },
  {
    label: 'Overnight',
    cell: ({ overnightFee }) => signedFeeText(asChange(overnightFee)),
    align: 'end',
  },
  {
    label: 'Status',
    cell: ({ status, closeReason }) =>
      closeReason === null ? status : `${status}: ${closeReason.replaceAll('_', ' ')}`,
  },
  { label: 'Ordered', cell: ({ orderTime }) => <TimeText ms={orderTime} /> },
  { label: 'Ended', cell: ({ closeTime }) => <TimeText ms={closeTime} /> },
  { label: 'Id', cell: ({ id }) => <IdText id={id} /> },
]

export function OptionsSection(props: SectionProps) {
  const [state, setState] = useState<State>('open')
  return (
    <>
      <StateChoice open="Running" state={state} onChoose={setState} />
      <OptionList key={state} {...props} state={state} />
    </>
  )
}

function OptionList({ state, ...props }: ListProps) {
  const pages = usePages()
  const reading = useRead('userOptions', {
    query: { ...accountQuery(props), state, ...pages.query },
  })
  return (
    <Loaded reading={reading}>
      {(list) => (
        <PagedRecords
          {...{ list, pages, onRefresh: reading.readAgain }}
          label="Options"
          keyOf={(option) => option.id}
          columns={OPTIONS}
          empty={state === 'open' ? 'No option runs.' : 'None has ended.'}
        />
      )}
    </Loaded>
  )
}

const OPTIONS: readonly Column<Option>[] = [
  { label: 'Instrument', cell: ({ symbol }) => symbol },
  { label: 'Direction', cell: ({ direction }) => direction },
  { label: 'Stake', cell: ({ amount }) => moneyText(amount), align: 'end' },
  { label: 'Pays', cell: ({ payoutRate }) => percentText(payoutRate), align: 'end' },
  { label: 'Strike', cell: ({ strike }) => groupedText(strike), align: 'end' },
  { label: 'Settled at', cell: ({ settlePrice }) => priceOf(settlePrice), align: 'end' },
  { label: 'Result', cell: ({ result }) => result ?? 'running' },
  {
    label: 'P/L',
    cell: ({ profit }) => (profit === null ? NONE : signedMoneyText(profit)),
    align: 'end',
  },
  { label: 'Bought', cell: ({ orderTime }) => <TimeText ms={orderTime} /> },
  { label: 'Ends', cell: ({ expiryTime }) => <TimeText ms={expiryTime} /> },
  { label: 'Id', cell: ({ id }) => <IdText id={id} /> },
]
