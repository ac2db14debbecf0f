// Every constant of the instrument in words, for both products, and what they mean for one's money.

import { DEPARTURE_LIMIT, quorumOf } from '@fairtick/core/market/price-index'
import { STALE_AFTER_MS } from '@fairtick/core/market/staleness'
import { formatRate, parseRate } from '@fairtick/core/numbers/rate'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { SectionHeader } from '@fairtick/ui/section-header'
import { useClientState, type WireInstrument } from '../../../platform/client-state.ts'
import { ageText, durationText } from '../../../platform/duration-text.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { OffHere, usePlace } from '../../../shell/off-here.tsx'
import { ContractFacts } from '../../contracts/public.ts'
import { breakEvenOf } from '../../options/public.ts'
import { sourceKey } from '../source-key.ts'

export function InfoPanel({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  return (
    <div className="pt-1">
      <PriceFacts instrument={instrument} />
      <SectionHeader title={t('options.modeContract')} />
      <ContractFacts instrument={instrument} />
      <ContractRules instrument={instrument} />
      <SectionHeader title={t('options.modeOption')} />
      {instrument.durations.length === 0 ? (
        <OffHere text="options.offHere" instrument={instrument} />
      ) : (
        <>
          <OptionFacts instrument={instrument} />
          <p className="pt-3 text-caption text-text3">{t('optionDetails.infoRisk')}</p>
        </>
      )}
    </div>
  )
}

/** What the rules of the country take away, and what that means for one's money (TR-13). */
function ContractRules({ instrument: { leverageCap } }: { instrument: WireInstrument }) {
  const t = useText()
  const place = usePlace()
  const features = useClientState((state) => state.dictData?.features)
  const isProtected = features?.negativeBalanceProtection !== false
  const rules = [
    ...(leverageCap === null
      ? []
      : [t('contracts.leverageCapped', { maximum: leverageCap, place })]),
    ...(features?.hedging === false ? [t('contracts.hedgingOff', { place })] : []),
    isProtected ? t('contracts.infoRisk') : t('contracts.infoRiskUnprotected', { place }),
  ]
  return rules.map((rule) => (
    <p key={rule} className="pt-2 text-caption text-text3">
      {rule}
    </p>
  ))
}

function PriceFacts({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const { count, percent } = useFormats()
  const age = ageText(STALE_AFTER_MS, t)
  const { priceDecimals, source, origins } = instrument
  const name = t(sourceKey(instrument))
  const venues = origins.join(', ')
  const isIndex = origins.length > 1
  const from = isIndex ? t('optionDetails.infoMedianOf', { venues }) : venues
  const named = source === 'simulated' ? name : `${name} · ${from}`
  return (
    <>
      <DefinitionList
        rows={[
          { id: 'source', label: t('optionDetails.infoSource'), value: named },
          { id: 'decimals', label: t('optionDetails.infoDecimals'), value: count(priceDecimals) },
        ]}
      />
      <Terms
        terms={[
          { term: t('optionDetails.infoMark'), text: t('optionDetails.infoMarkText') },
          ...(isIndex ? [indexTerm(origins.length, t, percent(formatRate(DEPARTURE_LIMIT)))] : []),
          { term: t('optionDetails.infoStale'), text: t('optionDetails.infoStaleText', { age }) },
        ]}
      />
    </>
  )
}

/** What makes a price of several venues, and what leaves it without one (TR-2.8). */
function indexTerm(venues: number, t: ReturnType<typeof useText>, limit: string) {
  const quorum = quorumOf(venues)
  const text = t('optionDetails.infoIndexText', { limit })
  const rule = quorum > 1 ? ` ${t('optionDetails.infoQuorumText', { quorum })}` : ''
  return { term: t('optionDetails.infoIndex'), text: text + rule }
}

function OptionFacts({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const { money } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const age = ageText(STALE_AFTER_MS, t)
  const { minStake, maxStake, maxOpenStake } = instrument
  return (
    <>
      <DefinitionList
        rows={[
          {
            id: 'stake',
            label: t('optionDetails.infoStake'),
            value: t('optionDetails.stakeRange', {
              min: money(minStake),
              max: money(maxStake),
              currency,
            }),
          },
          {
            id: 'open',
            label: t('optionDetails.infoOpenStake'),
            value:
              maxOpenStake === null
                ? t('optionDetails.infoNoLimit')
                : `${money(maxOpenStake)} ${currency}`,
          },
        ]}
      />
      <Payouts instrument={instrument} />
      <Terms
        terms={[
          {
            term: t('optionDetails.infoSettlement'),
            text: t('optionDetails.infoSettlementText', { age }),
          },
        ]}
      />
    </>
  )
}

type TermsProps = { terms: ReadonlyArray<{ term: string; text: string }> }

function Terms({ terms }: TermsProps) {
  return (
    <dl className="flex flex-col gap-2 pt-2 text-caption text-text2">
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt className="font-semibold text-text">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Payouts({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const { plainPercent } = useFormats()
  return (
    <>
      <h3 className="pt-2 pb-1.5 text-dense text-text2">{t('optionDetails.infoPayouts')}</h3>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1">
        {instrument.durations.map(({ seconds, payoutRate }) => {
          const rate = parseRate(payoutRate)
          return (
            <li key={seconds} className="flex items-baseline justify-between gap-2 text-dense">
              <span className="whitespace-nowrap">{durationText(seconds, t)}</span>
              <span className="tabular text-end">
                <b className="font-semibold">{plainPercent(payoutRate)}</b>
                {rate !== undefined && (
                  <span className="block text-legal text-text3">
                    {t('optionDetails.infoBreakEven', { rate: plainPercent(breakEvenOf(rate)) })}
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
