// Shown price, strike, settlement, time and tick numbers of an option.

import { DefinitionList, type DefinitionRow } from '@fairtick/ui/definition-list'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { shownPriceOf, useFillText } from '../../order-ticket/public.ts'

export type ResultFiguresProps = {
  option: WireOption
  decimals: number
  /** What stands behind the ⓘ of a row, where there is something. */
  infoOf?: ((id: string, label: string) => DefinitionRow['info']) | undefined
}

export function ResultFigures({ option, decimals, infoOf }: ResultFiguresProps) {
  const t = useText()
  const { price, money, fullTime, count } = useFormats()
  const fillText = useFillText(decimals)
  const currency = useClientState((state) => state.symbol)
  const shown = shownPriceOf(option.id)
  const strike = fillText(option.direction === 'up' ? 'buy' : 'sell', shown, option.strike)
  const row = (id: string, label: string, value: string | undefined) =>
    value === undefined ? [] : [{ id, label, value, info: infoOf?.(id, label) }]
  const tick = (seq: number) => `${t('options.resultTick')} ${count(seq)}`
  return (
    <DefinitionList
      spacing="dense"
      rows={[
        ...row('shown', t('options.resultShown'), shown && price(shown, decimals)),
        ...row('strike', t('options.resultStrike'), `${strike} · ${tick(option.strikeSeq)}`),
        ...row(
          'settlement',
          t('options.resultSettlement'),
          option.settlePrice === null
            ? undefined
            : `${price(option.settlePrice, decimals)}${option.settleSeq === null ? '' : ` · ${tick(option.settleSeq)}`}`,
        ),
        ...row('time', t('options.resultTime'), fullTime(option.expiryTime)),
        ...row('stake', t('options.stake'), `${money(option.amount)} ${currency}`),
      ]}
    />
  )
}
