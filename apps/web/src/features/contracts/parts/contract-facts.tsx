// The constants of contracts on one instrument, with my own fee and the next overnight charge.

import { DefinitionList, type DefinitionRow } from '@fairtick/ui/definition-list'
import { halvesOf } from '../../../live/instruments.ts'
import { useClientState, type WireInstrument } from '../../../platform/client-state.ts'
import { countdownText } from '../../../platform/duration-text.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { useServerNow } from '../../../platform/use-server-now.ts'
import { type ContractTerms, useContractTerms } from '../use-contract-terms.ts'

export function ContractFacts({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const { percent, money } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const { data: terms } = useContractTerms(instrument.symbol)
  const { base } = halvesOf(instrument)
  const { contractSize, minLots, maxLots, lotStep, leverages, overnightRate } = instrument
  const row = (id: string, key: TextKey, value: string | null): readonly DefinitionRow[] =>
    value === null ? [] : [{ id, label: t(key), value }]
  return (
    <DefinitionList
      rows={[
        ...row('size', 'contracts.infoSize', t('contracts.infoLot', { size: contractSize, base })),
        ...row(
          'lots',
          'contracts.infoLots',
          t('contracts.sizeRange', { min: minLots, max: maxLots, step: lotStep }),
        ),
        ...row(
          'leverage',
          'contracts.leverage',
          leverages.map((leverage) => `×${leverage}`).join(' '),
        ),
        ...row('fee', 'contracts.infoFee', feeText(instrument, terms, t, percent)),
        ...row(
          'overnight',
          'contracts.infoOvernight',
          t('contracts.infoOvernightText', {
            long: percent(overnightRate.long),
            short: percent(overnightRate.short),
          }),
        ),
        ...(terms === undefined
          ? []
          : [
              {
                id: 'rollover',
                label: t('contracts.infoRollover'),
                value: <Rollover atMs={terms.nextRollover} />,
              },
            ]),
        ...row('spread', 'contracts.infoSpread', instrument.spread),
        ...row('call', 'contracts.infoMarginCall', levelText(terms?.marginCall, percent, t)),
        ...row('out', 'contracts.infoStopOut', levelText(terms?.stopOut, percent, t)),
        ...row(
          'ceiling',
          'contracts.infoCeiling',
          instrument.maxOpenNotional === null
            ? t('optionDetails.infoNoLimit')
            : `${money(instrument.maxOpenNotional)} ${currency}`,
        ),
      ]}
    />
  )
}

/** When the next charge falls due, and how long that is. */
function Rollover({ atMs }: { atMs: number }) {
  const t = useText()
  const { dateTime } = useFormats()
  const left = countdownText(atMs - useServerNow(1_000), t)
  return (
    <span className="block">
      {dateTime(atMs)}
      <span className="block text-caption text-text3">{t('contracts.infoIn', { left })}</span>
    </span>
  )
}

/** Mine after VIP, with the general one where that is another. */
function feeText(
  { feeRate }: WireInstrument,
  terms: ContractTerms | undefined,
  t: ReturnType<typeof useText>,
  percent: (rate: string) => string,
): string {
  if (terms === undefined || Number(terms.feeDiscount) === 0) return percent(feeRate)
  return t('contracts.infoFeeVip', {
    mine: percent(terms.feeRate),
    rate: percent(feeRate),
    level: terms.vipLevel,
    discount: percent(terms.feeDiscount),
  })
}

function levelText(
  level: string | undefined,
  percent: (rate: string) => string,
  t: ReturnType<typeof useText>,
): string {
  return level === undefined ? '—' : t('contracts.infoRiskLevel', { level: percent(level) })
}
