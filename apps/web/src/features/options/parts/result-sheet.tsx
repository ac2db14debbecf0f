// The result of an option: the word first, then every figure that made it.

import { Amount } from '@fairtick/ui/amount'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { useClientState, type WireInstrument } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { OutcomeIcon } from '../../order-ticket/public.ts'
import { ShareButton } from '../../share-card/public.ts'
import { RESULT_SENTENCES, RESULT_WORDS } from '../result-words.ts'
import { shareOption } from '../share-option.ts'
import { DirectionLabel } from './direction-label.tsx'
import { ResultChart } from './result-chart.tsx'
import { ResultFigures } from './result-figures.tsx'

export type ResultSheetProps = {
  open: boolean
  onClose: () => void
  onClosed: () => void
  option: WireOption
  instrument: WireInstrument | undefined
}

export function ResultSheet({ open, onClose, onClosed, option, instrument }: ResultSheetProps) {
  const t = useText()
  const { signedMoney, price } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const result = option.result ?? 'void'
  const profit = option.profit ?? '0'
  const decimals = instrument?.priceDecimals ?? 0
  const content = instrument && shareOption(option, instrument, { t, price })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={<ResultTitle option={option} pair={instrument?.pair ?? option.symbol} />}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap gap-2.5">
          {content && <ShareButton content={content} />}
          <ButtonLink
            tone="soft"
            className="flex-auto"
            href={hrefOf('/pages/trade/orderdetail', { id: option.id })}
          >
            {t('options.seeDetail')}
          </ButtonLink>
          <Button className="flex-auto" onClick={onClose}>
            {t('options.done')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col items-center pb-3 text-center">
        <OutcomeIcon outcome={OUTCOMES[result]} />
        <p className="pt-1.5 text-screen font-bold">{t(RESULT_WORDS[result])}</p>
        <Amount
          text={signedMoney(profit)}
          unit={currency}
          direction={directionOf(profit)}
          size="equity"
        />
        <p className="pt-0.5 text-dense text-balance text-text2 [word-break:auto-phrase]">
          {t(RESULT_SENTENCES[result])}
        </p>
      </div>
      <ResultChart option={option} decimals={decimals} />
      <div className="pt-1.5">
        <ResultFigures option={option} decimals={decimals} />
      </div>
    </Sheet>
  )
}

const OUTCOMES = orUnknown(
  { win: 'done', lose: 'failed', draw: 'even', void: 'even' } as const,
  'even',
)

function ResultTitle({ option, pair }: { option: WireOption; pair: string }) {
  return (
    <span className="flex items-baseline gap-2 text-dense font-normal text-text2">
      <span translate="no">{pair}</span>
      <DirectionLabel direction={option.direction} />
    </span>
  )
}
