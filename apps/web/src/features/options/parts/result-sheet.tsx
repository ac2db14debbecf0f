// The result of an option: the word first, then every figure that made it.

import { Amount } from '@fairtick/ui/amount'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { useClientState, type WireInstrument } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { RESULT_SENTENCES, RESULT_WORDS } from '../result-words.ts'
import { DirectionLabel } from './direction-label.tsx'
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
  const { signedMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const result = option.result ?? 'void'
  const profit = option.profit ?? '0'
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={<ResultTitle option={option} pair={instrument?.pair ?? option.symbol} />}
      closeLabel={t('shell.close')}
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <ButtonLink
            block
            tone="soft"
            href={hrefOf('/pages/trade/orderdetail', { id: option.id })}
          >
            {t('options.seeDetail')}
          </ButtonLink>
          <Button block onClick={onClose}>
            {t('options.done')}
          </Button>
        </div>
      }
    >
      <p className="text-equity font-bold">{t(RESULT_WORDS[result])}</p>
      <Amount
        text={signedMoney(profit)}
        unit={currency}
        direction={directionOf(profit)}
        size="screen"
      />
      <p className="pt-1 pb-2 text-dense text-text2">{t(RESULT_SENTENCES[result])}</p>
      <ResultFigures option={option} decimals={instrument?.priceDecimals ?? 0} />
    </Sheet>
  )
}

function ResultTitle({ option, pair }: { option: WireOption; pair: string }) {
  return (
    <span className="flex items-baseline gap-2 text-dense font-normal text-text2">
      <span translate="no">{pair}</span>
      <DirectionLabel direction={option.direction} />
    </span>
  )
}
