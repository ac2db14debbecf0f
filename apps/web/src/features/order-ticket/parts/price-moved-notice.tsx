// The price moved beyond the tolerance: both prices, and a button that takes the new one.

import { Button, type ButtonTone } from '@fairtick/ui/button'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { Submission } from '../../../platform/submission/submission.ts'
import type { Submitting } from '../../../platform/submission/use-submission.ts'
import { Notice } from '../../../shell/notice.tsx'
import { priceChange } from '../price-change.ts'

type Moved<Body> = Extract<Submission<Body, never>, { state: 'price_moved' }>

export type PriceMovedNoticeProps<Body, Result> = {
  submitting: Submitting<Body, Result>
  moved: Moved<Body>
  priceDecimals: number
  tone: ButtonTone
  /** What the button says, with the new price and how far it is off. */
  accept: (price: string, change: string) => ReactNode
}

/** Nothing is sent again by itself. */
export function PriceMovedNotice<Body extends { price?: string | undefined }, Result>(
  props: PriceMovedNoticeProps<Body, Result>,
) {
  const { submitting, moved, priceDecimals, tone, accept } = props
  const t = useText()
  const formats = useFormats()
  const { body } = moved.request
  const shown = body.price ?? moved.price
  const price = formats.price(moved.price, priceDecimals)
  const change = formats.signedPercent(priceChange(shown, moved.price))
  return (
    <Notice
      tone="warn"
      text={t('options.priceMoved', { shown: formats.price(shown, priceDecimals), price, change })}
      actions={
        <>
          <Button tone="soft" onClick={submitting.dismiss}>
            {t('options.dismiss')}
          </Button>
          <Button tone={tone} onClick={() => submitting.submit({ ...body, price: moved.price })}>
            {accept(price, change)}
          </Button>
        </>
      }
    />
  )
}
