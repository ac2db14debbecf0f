// What came of sending when it was no order: price moved, refused, or no answer yet.

import { Banner } from '@fairtick/ui/banner'
import { Button, ButtonLink } from '@fairtick/ui/button'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { describeProblem } from '../../../platform/problem-text.ts'
import { changeBetween } from '../../trade/change-between.ts'
import type { OpeningFlow } from '../use-opening-flow.ts'
import { toneOf } from './side-label.tsx'

export function OpeningNotice({ flow }: { flow: OpeningFlow }) {
  const t = useText()
  const { submission, dismiss } = flow.opening
  if (submission.state === 'unknown') return <Unknown flow={flow} submission={submission} />
  if (submission.state === 'price_moved') return <PriceMoved flow={flow} submission={submission} />
  if (submission.state !== 'refused') return null
  return (
    <Notice
      tone="danger"
      text={
        <>
          <strong className="block">{t('contracts.refusedTitle')}</strong>
          {describeProblem(submission.problem, t).sentence}
        </>
      }
      actions={
        <Button block onClick={dismiss}>
          {t('contracts.backToTicket')}
        </Button>
      }
    />
  )
}

type Submission = OpeningFlow['opening']['submission']
type StateProps<State extends Submission['state']> = {
  flow: OpeningFlow
  submission: Extract<Submission, { state: State }>
}

function Unknown({ flow, submission: { request, looked } }: StateProps<'unknown'>) {
  const t = useText()
  return (
    <Notice
      tone="warn"
      text={
        <>
          <strong className="block">{t('options.unknownTitle')}</strong>
          {t(looked === 'in_vain' ? 'contracts.unknownChecked' : 'contracts.unknownText')}
        </>
      }
      actions={
        <>
          <ButtonLink tone="soft" className="flex-1" href={hrefOf('/pages/home/order')}>
            {t('options.checkOrders')}
          </ButtonLink>
          <Button className="flex-1" onClick={() => flow.opening.repeat(request)}>
            {t('options.repeatSafely')}
          </Button>
        </>
      }
    />
  )
}

/** The button itself takes the new price: nothing is sent again by itself. */
function PriceMoved({ flow, submission: { request, price } }: StateProps<'price_moved'>) {
  const t = useText()
  const formats = useFormats()
  const { body } = request
  const { priceDecimals } = flow.ticket.instrument
  const shown = body.price ?? price
  const change = formats.signedPercent(changeBetween(shown, price))
  return (
    <Notice
      tone="warn"
      text={t('options.priceMoved', {
        shown: formats.price(shown, priceDecimals),
        price: formats.price(price, priceDecimals),
        change,
      })}
      actions={
        <>
          <Button tone="soft" onClick={flow.opening.dismiss}>
            {t('options.dismiss')}
          </Button>
          <Button
            tone={toneOf(body.direction)}
            className="min-w-0 flex-1"
            onClick={() => flow.opening.submit({ ...body, price })}
          >
            {t('contracts.acceptPrice', { change, price: formats.price(price, priceDecimals) })}
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
      <div className="flex gap-2.5">{actions}</div>
    </div>
  )
}
