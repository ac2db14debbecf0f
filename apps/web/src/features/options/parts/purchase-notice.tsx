// What came of a tap when it was no purchase: price moved, refused, or no answer yet.

import { Banner } from '@fairtick/ui/banner'
import { Button, ButtonLink } from '@fairtick/ui/button'
import type { ReactNode } from 'react'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { describeProblem } from '../../../platform/problem-text.ts'
import { changeBetween } from '../../trade/change-between.ts'
import type { PurchaseRequest } from '../purchase.ts'
import type { Buying } from '../use-purchase.ts'
import { DirectionLabel } from './direction-label.tsx'

export type PurchaseNoticeProps = {
  instrument: Pick<WireInstrument, 'priceDecimals'>
  buying: Buying
}

export function PurchaseNotice({ instrument, buying }: PurchaseNoticeProps) {
  const t = useText()
  const { submission: purchase, dismiss } = buying
  if (purchase.state === 'unknown') return <Unknown buying={buying} purchase={purchase} />
  if (purchase.state === 'price_moved') {
    return (
      <PriceMoved
        buying={buying}
        request={purchase.request}
        price={purchase.price}
        decimals={instrument.priceDecimals}
      />
    )
  }
  if (purchase.state !== 'refused') return null
  return (
    <Notice
      tone="danger"
      text={describeProblem(purchase.problem, t).sentence}
      actions={
        <Button tone="soft" onClick={dismiss}>
          {t('shell.close')}
        </Button>
      }
    />
  )
}

type UnknownProps = {
  buying: Buying
  purchase: Extract<Buying['submission'], { state: 'unknown' }>
}

function Unknown({ buying, purchase }: UnknownProps) {
  const t = useText()
  const { request, looked } = purchase
  return (
    <Notice
      tone="warn"
      text={
        <>
          <strong className="block">{t('options.unknownTitle')}</strong>
          {t(looked === 'in_vain' ? 'options.unknownChecked' : 'options.unknownText')}
        </>
      }
      actions={
        <>
          <ButtonLink tone="soft" href={hrefOf('/pages/home/order')}>
            {t('options.checkOrders')}
          </ButtonLink>
          <Button onClick={() => buying.repeat(request)}>{t('options.repeatSafely')}</Button>
        </>
      }
    />
  )
}

type PriceMovedProps = {
  buying: Buying
  request: PurchaseRequest
  price: string
  decimals: number
}

function PriceMoved({ buying, request: { body }, price, decimals }: PriceMovedProps) {
  const t = useText()
  const formats = useFormats()
  const shown = body.price ?? price
  return (
    <Notice
      tone="warn"
      text={t('options.priceMoved', {
        shown: formats.price(shown, decimals),
        price: formats.price(price, decimals),
        change: formats.signedPercent(changeBetween(shown, price)),
      })}
      actions={
        <>
          <Button tone="soft" onClick={buying.dismiss}>
            {t('options.dismiss')}
          </Button>
          <Button tone={body.direction} onClick={() => buying.submit({ ...body, price })}>
            <DirectionLabel direction={body.direction} /> {formats.price(price, decimals)}
          </Button>
        </>
      }
    />
  )
}

type NoticeProps = { tone: 'warn' | 'danger'; text: ReactNode; actions: ReactNode }

function Notice({ tone, text, actions }: NoticeProps) {
  return (
    <div className="flex w-full flex-col gap-2">
      <Banner tone={tone} look="card">
        {text}
      </Banner>
      <div className="flex justify-end gap-2.5">{actions}</div>
    </div>
  )
}
