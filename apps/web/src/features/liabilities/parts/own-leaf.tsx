// Whether my own leaf is in the tree that was published, and what it says.

import { Amount } from '@fairtick/ui/amount'
import { Banner } from '@fairtick/ui/banner'
import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { CheckedLeaf, Published } from '../check-answer.ts'

export type OwnLeafProps = {
  published: Published
  /** Null: the account is not in the tree of that day. */
  leaf: CheckedLeaf | null
}

export function OwnLeaf({ published, leaf }: OwnLeafProps) {
  const t = useText()
  const { fullTime } = useFormats()
  const time = fullTime(published.time)
  if (leaf === null) {
    return (
      <Banner tone="warn" look="card">
        {t('liabilities.notCounted', { time })}
      </Banner>
    )
  }
  return (
    <>
      <Verdict leaf={leaf} />
      <Card aria-labelledby="own-leaf">
        <h2 id="own-leaf" className="text-body font-semibold text-text">
          {t('liabilities.ownTitle')}
        </h2>
        <p className="text-caption text-text3">{t('liabilities.ownTime', { time })}</p>
        {leaf.figures && <LeafFigures figures={leaf.figures} />}
      </Card>
    </>
  )
}

function Verdict({ leaf: { fault, isInHead } }: { leaf: CheckedLeaf }) {
  const t = useText()
  if (fault === undefined) {
    return (
      <Banner tone={isInHead ? 'success' : 'warn'} look="card">
        {t(isInHead ? 'liabilities.proved' : 'liabilities.notPublished')}
      </Banner>
    )
  }
  return (
    <Banner tone="danger" look="card">
      <strong className="block font-semibold">{t('liabilities.faultTitle')}</strong>
      {t(FAULTS[fault])}
    </Banner>
  )
}

const FAULTS: Readonly<Record<NonNullable<CheckedLeaf['fault']>, TextKey>> = {
  leaf: 'liabilities.faultLeaf',
  salt: 'liabilities.faultSalt',
  member: 'liabilities.faultMember',
  day: 'liabilities.faultDay',
  tree: 'liabilities.faultTree',
  root: 'liabilities.faultRoot',
}

function LeafFigures({ figures }: { figures: NonNullable<CheckedLeaf['figures']> }) {
  const t = useText()
  const { exactMoney } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  return (
    <DefinitionList
      rows={ROWS.map(([id, label]) => ({
        ...{ id, label: t(label), weight: id === 'sum' ? 'strong' : 'normal' },
        ...(id === 'profit' && {
          info: {
            label: t('account.explain', { name: t(label) }),
            text: t('liabilities.profitText'),
          },
        }),
        value: (
          <Amount
            text={exactMoney(figures[id])}
            unit="USD"
            size="dense"
            weight={id === 'sum' ? 'strong' : 'normal'}
            mark="hidden"
            masked={masked}
            maskedLabel={t('account.amountHidden')}
          />
        ),
      }))}
    />
  )
}

const ROWS: ReadonlyArray<readonly [keyof NonNullable<CheckedLeaf['figures']>, TextKey]> = [
  ['cash', 'account.balance'],
  ['stake', 'account.stake'],
  ['hold', 'account.hold'],
  ['salary', 'account.salary'],
  ['rewards', 'liabilities.rewards'],
  ['profit', 'liabilities.profit'],
  ['sum', 'liabilities.sum'],
]
