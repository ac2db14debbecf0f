// One post: who, which way, the price then and now, what its writer held, and the words.

import { Badge } from '@fairtick/ui/badge'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { CircleStop, Flag, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { pairOf, useInstrument } from '../../../live/instruments.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { SideLabel, trimLots } from '../../contracts/public.ts'
import { PriceSince } from './price-since.tsx'
import { ReportSheet } from './report-sheet.tsx'
import type { Signal } from './signal-reads.ts'
import { REASON_TEXTS } from './signal-reasons.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export function SignalCard({ signal }: { signal: Signal }) {
  const { fullTime } = useFormats()
  return (
    <Card className="flex flex-col gap-3">
      <Author signal={signal} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-body font-semibold text-text">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span translate="no">{pairOf(signal.symbol)}</span>
          <SideLabel direction={signal.direction} as="state" />
        </span>
        <span className="tabular text-caption font-normal text-text2">{fullTime(signal.time)}</span>
      </div>
      <PriceSince signal={signal} />
      <Held signal={signal} />
      <Words signal={signal} />
      {signal.status === 'shown' &&
        (signal.isMine ? <Own signal={signal} /> : <Report signal={signal} />)}
    </Card>
  )
}

type Props = { signal: Signal }

function Author({ signal: { author, isMine } }: Props) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <a
        translate="no"
        className="inline-flex min-h-11 items-center text-dense font-semibold text-primary wrap-anywhere"
        href={hrefOf('/pages/signalchannel/leader', { id: author.id })}
      >
        {author.name}
      </a>
      {author.isStopped && <Badge icon={<CircleStop />}>{t('leaders.stopped')}</Badge>}
      {isMine && (
        <Badge tone="primary" icon={<UserRoundCheck />}>
          {t('leaders.mine')}
        </Badge>
      )}
    </div>
  )
}

/** As the engine had it when the post was made. */
function Held({ signal: { symbol, held } }: Props) {
  const t = useText()
  const { price } = useFormats()
  const decimals = useInstrument(symbol)?.priceDecimals ?? 2
  const { sides } = held
  return (
    <div className="text-dense text-text2">
      <p>{t(sides.length === 0 ? 'signals.heldNothing' : 'signals.held')}</p>
      {sides.length > 0 && (
        <ul>
          {sides.map((side) => (
            <li key={side.direction} className="tabular flex flex-wrap gap-x-2 text-text">
              <SideLabel direction={side.direction} as="state" />
              <span>
                {t('signals.heldLots', {
                  lots: trimLots(side.lots),
                  price: price(side.openPrice, decimals),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Words({ signal: { status, text, reason, endedTime } }: Props) {
  const t = useText()
  const { fullTime } = useFormats()
  if (status === 'shown') {
    return <p className="text-dense whitespace-pre-line wrap-anywhere text-text">{text}</p>
  }
  return (
    <div className="rounded-md bg-surface2 p-3 text-dense text-text2">
      <p className="font-semibold text-text">{t(ENDS[status])}</p>
      {reason !== null && <p>{t(REASON_TEXTS[reason])}</p>}
      {endedTime !== null && <p className="tabular text-caption">{fullTime(endedTime)}</p>}
    </div>
  )
}

const ENDS: Readonly<Record<Exclude<Signal['status'], 'shown'>, TextKey>> = orUnknown(
  { withdrawn: 'signals.withdrawn', hidden: 'signals.hidden' },
  'shell.unknown',
)

function Own({ signal }: Props) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="outline" className="self-end" onClick={() => setIsOpen(true)}>
        {t('signals.withdraw')}
      </Button>
      <WithdrawDialog id={signal.id} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

function Report({ signal }: Props) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  if (signal.isReported) {
    return <p className="self-end text-caption text-text2">{t('signals.reported')}</p>
  }
  return (
    <>
      <Button tone="quiet" className="self-end" icon={<Flag />} onClick={() => setIsOpen(true)}>
        {t('signals.report')}
      </Button>
      <ReportSheet signal={signal} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
