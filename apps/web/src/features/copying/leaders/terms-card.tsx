// Under which terms one copies, with the profit share worked out on an example of this rate.

import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { Leader } from '../leader-reads.ts'
import { shareExample } from '../share-example.ts'

export function TermsCard({ leader }: { leader: Leader }) {
  const t = useText()
  const { money, percent, count } = useFormats()
  const { profitShare, followers, maxFollowers, copiedFunds, maxCopied } = leader
  return (
    <Card aria-labelledby="terms" className="flex flex-col gap-2">
      <h2 id="terms" className="text-dense font-semibold text-text">
        {t('leaders.terms')}
      </h2>
      <DefinitionList
        rows={[
          {
            id: 'share',
            label: t('leaders.profitShare'),
            value: percent(profitShare),
            weight: 'strong',
          },
          {
            id: 'room',
            label: t('leaders.room'),
            value: t('leaders.roomOf', { have: count(followers), most: count(maxFollowers) }),
          },
          {
            id: 'copied',
            label: t('leaders.copiedFunds'),
            value: `${t('leaders.roomOf', {
              have: money(copiedFunds),
              most: money(maxCopied),
            })} USD`,
          },
        ]}
      />
      <p className="text-dense text-text2">
        <strong className="font-semibold text-text">{t('leaders.openPolicy')}</strong>
        {': '}
        {t('leaders.openPolicyText')}
      </p>
      <Example profitShare={profitShare} />
    </Card>
  )
}

function Example({ profitShare }: { profitShare: string }) {
  const t = useText()
  const { money, percent } = useFormats()
  const example = shareExample(profitShare)
  if (example === undefined) return null
  const { gain, gainShare, loss, total, above, aboveShare } = example
  return (
    <section aria-labelledby="example" className="rounded-md bg-surface-2 px-3 py-2.5">
      <h3 id="example" className="text-dense font-semibold text-text">
        {t('leaders.exampleTitle')}
      </h3>
      <ol className="flex list-decimal flex-col gap-1 py-1 ps-5 text-dense text-text2">
        <li>
          {t('leaders.exampleGain', {
            gain: money(gain),
            rate: percent(profitShare),
            share: money(gainShare),
          })}
        </li>
        <li>{t('leaders.exampleLoss', { loss: money(loss) })}</li>
        <li>
          {t('leaders.exampleAgain', {
            total: money(total),
            above: money(above),
            gain: money(gain),
            share: money(aboveShare),
          })}
        </li>
      </ol>
      <p className="text-caption text-text2">
        <strong className="font-semibold">{t('leaders.highWater')}</strong>
        {': '}
        {t('leaders.highWaterInfo')}
      </p>
      <p className="pt-1 text-caption text-text2">{t('leaders.exampleOpen')}</p>
    </section>
  )
}
