// The risks of a kind of trade, and who is on its other side.

import type { SheetFacts } from '@fairtick/wire/calls/cost-sheets'
import { useFormats } from '../platform/formats.ts'
import { type Say, useText } from '../platform/i18n.ts'

export function CostSheetRisks({ facts }: { facts: SheetFacts }) {
  const t = useText()
  const { percent } = useFormats()
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-body font-semibold text-text">{t('costSheet.risksTitle')}</h3>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-dense text-text2">
        {risksOf(facts, t, percent).map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ul>
    </section>
  )
}

function risksOf(facts: SheetFacts, t: Say, percent: (rate: string) => string): readonly string[] {
  const counterparty = t('costSheet.counterparty')
  if (facts.kind === 'option') {
    return [...[counterparty, t('costSheet.noFee'), t('costSheet.wholeStake'), t('costSheet.draw')]]
  }
  const copying =
    facts.kind === 'copying'
      ? [t('costSheet.ownFees'), t('costSheet.shareRule'), t('costSheet.past')]
      : []
  return [
    ...[counterparty, ...copying, t('costSheet.stopOut', { rate: percent(facts.stopOut) })],
    ...[t('costSheet.gap'), t('costSheet.credit')],
    t(facts.negativeBalanceProtection ? 'costSheet.protected' : 'costSheet.unprotected'),
  ]
}
