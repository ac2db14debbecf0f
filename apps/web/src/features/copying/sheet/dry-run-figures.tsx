// What a dry run found: the whole of it first, then how it came about and what it rests on.

import { Amount } from '@fairtick/ui/amount'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { SKIP_TEXTS } from '../mine/skip-texts.ts'
import type { FollowBody } from './copy-form.ts'
import { type DryRun, outcomeOf, partOfAllocation } from './dry-run.ts'

type FiguresProps = { dryRun: DryRun; terms: FollowBody }

export function DryRunFigures({ dryRun, terms }: FiguresProps) {
  const t = useText()
  const { dateTime, count } = useFormats()
  const { from, to, isComplete, stoppedTime, orders } = dryRun
  const outcome = outcomeOf(dryRun)
  return (
    <div className="flex flex-col gap-2">
      <p className="tabular text-caption text-text2">
        {t('copying.span', { from: dateTime(from), to: dateTime(to) })}
      </p>
      {!isComplete && (
        <p className="text-dense text-warn">{t('copying.dryRunPartly', { time: dateTime(to) })}</p>
      )}
      {outcome === 'nothing' ? (
        <p className="text-dense text-text">{t('copying.dryRunNothing')}</p>
      ) : outcome === 'none_copied' ? (
        <p className="text-dense text-text">
          {t('copying.dryRunNoneCopied', { count: count(orders) })}
        </p>
      ) : (
        <Net dryRun={dryRun} terms={terms} />
      )}
      {stoppedTime !== null && (
        <p className="text-dense font-semibold text-warn">
          {t('copying.dryRunStopped', { time: dateTime(stoppedTime) })}
        </p>
      )}
      {outcome === 'copied' && <Course dryRun={dryRun} terms={terms} />}
      <Skips skipped={dryRun.skipped} />
      {outcome !== 'nothing' && <Assumptions assumptions={dryRun.assumptions} />}
    </div>
  )
}

function Net({ dryRun: { net }, terms }: FiguresProps) {
  const t = useText()
  const { signedMoney, signedPercent } = useFormats()
  const part = partOfAllocation(net, terms)
  return (
    <div>
      <p className="text-caption text-text2">{t('copying.dryRunNet')}</p>
      <Amount text={signedMoney(net)} unit="USD" direction={directionOf(net)} size="screen" />
      {part !== undefined && (
        <p className="tabular text-dense text-text">
          {t('copying.dryRunPart', { rate: signedPercent(part) })}
        </p>
      )}
    </div>
  )
}

function Course({ dryRun, terms }: FiguresProps) {
  const t = useText()
  const { signedMoney, signedFee, signedPercent, count, dateTime } = useFormats()
  const { orders, copied, result, openProfit, openCopies, fees, sharesPaid, lowest } = dryRun
  const part = lowest === null ? undefined : partOfAllocation(lowest.net, terms)
  return (
    <DefinitionList
      spacing="dense"
      rows={[
        {
          id: 'copied',
          label: t('copying.dryRunCopied'),
          value: t('copying.usedOf', { used: count(copied), allocation: count(orders) }),
        },
        { id: 'result', label: t('copying.dryRunResult'), value: signedMoney(result) },
        { id: 'fees', label: t('copying.dryRunFees'), value: signedFee(negated(fees)) },
        {
          id: 'open',
          label: `${t('copying.openProfit')} (${count(openCopies)})`,
          value: signedMoney(openProfit),
        },
        { id: 'shares', label: t('leaders.profitShare'), value: signedFee(negated(sharesPaid)) },
        {
          id: 'lowest',
          label: t('copying.dryRunLowest'),
          value:
            lowest === null ? (
              t('copying.dryRunNeverBelow')
            ) : (
              <>
                <span className="block font-semibold">
                  {signedMoney(lowest.net)}
                  {part !== undefined && ` (${signedPercent(part)})`}
                </span>
                <span className="block text-caption text-text2">{dateTime(lowest.time)}</span>
              </>
            ),
        },
      ]}
    />
  )
}

/** Of a cost, which a credit for the nights can turn round. */
function negated(amount: string): string {
  if (!/[1-9]/.test(amount)) return amount
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

function Skips({ skipped }: Pick<DryRun, 'skipped'>) {
  const t = useText()
  const { count } = useFormats()
  if (skipped.length === 0) return null
  return (
    <div className="text-dense">
      <h3 className="font-semibold text-text">
        {t('copying.skips', { count: count(skipped.reduce((sum, one) => sum + one.count, 0)) })}
      </h3>
      <ul className="flex list-disc flex-col gap-0.5 ps-5 text-text2">
        {skipped.map((one) => (
          <li key={one.reason}>
            {t(SKIP_TEXTS[one.reason])} <span className="tabular">× {count(one.count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Assumptions({ assumptions }: Pick<DryRun, 'assumptions'>) {
  const t = useText()
  return (
    <div className="text-caption text-text2">
      <h3 className="font-semibold">{t('copying.dryRunRests')}</h3>
      <ul className="flex list-disc flex-col gap-0.5 ps-5">
        {assumptions.map((assumption) => (
          <li key={assumption}>{t(ASSUMPTIONS[assumption])}</li>
        ))}
      </ul>
    </div>
  )
}

const ASSUMPTIONS = orUnknown(
  {
    ample_balance: 'copying.dryRunAmple',
    no_limits: 'copying.dryRunNoLimits',
    constants_of_today: 'copying.dryRunToday',
    market_orders_at_ticks: 'copying.dryRunTicks',
  } as const satisfies Record<DryRun['assumptions'][number], TextKey>,
  'shell.unknown',
)
