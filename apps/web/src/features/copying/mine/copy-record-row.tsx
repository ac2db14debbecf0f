// One line of what copying did.

import { Amount } from '@fairtick/ui/amount'
import { Badge } from '@fairtick/ui/badge'
import { ListRow } from '@fairtick/ui/list-row'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { ReactNode } from 'react'
import { pairOf, useInstrument } from '../../../live/instruments.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { REASON_WORDS, SideLabel, trimLots } from '../../contracts/public.ts'
import { SKIP_TEXTS } from './skip-texts.ts'

type CopyRecord = CallResult<'copyRecords'>['data'][number]
type RecordOf<Kind extends CopyRecord['kind']> = Extract<CopyRecord, { kind: Kind }>

export function CopyRecordRow({ record }: { record: CopyRecord }) {
  switch (record.kind) {
    case 'opened':
      return <Opened record={record} />
    case 'closed':
      return <Closed record={record} />
    case 'skipped':
      return <Skipped record={record} />
    case 'shared':
      return <Shared record={record} />
    default:
      return <Unknown record={record} />
  }
}

function Opened({ record }: { record: RecordOf<'opened'> }) {
  const t = useText()
  const { signedFee } = useFormats()
  return (
    <ListRow
      href={hrefOf('/pages/trade/orderdetail', { id: record.orderId })}
      title={<Title record={record} word={t('copying.kindOpened')} />}
      subtitle={
        <Lines record={record}>
          <Fill fill={record} /> · ×{record.leverage} ·{' '}
          {t('copying.fee', { amount: signedFee(`-${record.fee}`) })}
        </Lines>
      }
    />
  )
}

function Closed({ record }: { record: RecordOf<'closed'> }) {
  const t = useText()
  const { signedFee } = useFormats()
  return (
    <ListRow
      href={hrefOf('/pages/trade/orderdetail', { id: record.orderId })}
      title={<Title record={record} word={t('copying.kindClosed')} />}
      subtitle={
        <Lines record={record}>
          <Fill fill={record} /> · {t(REASON_WORDS[record.reason])} ·{' '}
          {t('copying.fee', { amount: signedFee(`-${record.fee}`) })}
        </Lines>
      }
      trailing={<Money text={record.profit} />}
    />
  )
}

function Skipped({ record }: { record: RecordOf<'skipped'> }) {
  const t = useText()
  return (
    <ListRow
      title={<Title record={record} word={t('copying.kindSkipped')} />}
      subtitle={<Lines record={record}>{t(SKIP_TEXTS[record.reason])}</Lines>}
    />
  )
}

function Shared({ record }: { record: RecordOf<'shared'> }) {
  const t = useText()
  const { exactMoney, percent } = useFormats()
  const { base, mark, rate, share } = record
  return (
    <ListRow
      href={hrefOf('/pages/trade/orderdetail', { id: record.orderId })}
      title={<Title record={record} word={t('copying.kindShared')} />}
      subtitle={
        <Lines record={record}>
          {t('copying.shareFormula', {
            base: exactMoney(base),
            mark: exactMoney(mark),
            rate: percent(rate),
            share: exactMoney(share),
          })}
        </Lines>
      }
      trailing={<Money text={`-${share}`} />}
    />
  )
}

/** Of a kind that this client does not know (spec §4). */
function Unknown({ record }: { record: { readonly time: number } }) {
  const t = useText()
  const { time } = useFormats()
  return <ListRow title={t('shell.unknown')} subtitle={time(record.time)} />
}

type TitleProps = { record: Pick<RecordOf<'skipped'>, 'symbol' | 'direction'>; word: string }

function Title({ record: { symbol, direction }, word }: TitleProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge>{word}</Badge>
      <span translate="no" className="text-dense font-semibold">
        {pairOf(symbol)}
      </span>
      <span className="text-caption text-text2">
        <SideLabel direction={direction} as="state" />
      </span>
    </span>
  )
}

type LinesProps = { record: { readonly name: string; readonly time: number }; children: ReactNode }

function Lines({ record, children }: LinesProps) {
  const { time } = useFormats()
  return (
    <span className="tabular block pt-0.5">
      <span className="block text-text2">{children}</span>
      {time(record.time)} · <span translate="no">{record.name}</span>
    </span>
  )
}

function Fill({ fill }: { fill: Pick<RecordOf<'opened'>, 'symbol' | 'lots' | 'price'> }) {
  const t = useText()
  const { price } = useFormats()
  const decimals = useInstrument(fill.symbol)?.priceDecimals ?? 2
  const lots = trimLots(fill.lots)
  return t('copying.fill', { lots, price: price(fill.price, decimals) })
}

function Money({ text }: { text: string }) {
  const t = useText()
  const { signedMoney } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  return (
    <Amount
      text={signedMoney(text)}
      direction={directionOf(text)}
      size="dense"
      masked={masked}
      maskedLabel={t('account.amountHidden')}
    />
  )
}
