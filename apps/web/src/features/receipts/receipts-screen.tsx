// The receipts that this device keeps: how many, all in one file, and to the page that checks them.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { FileCheck } from 'lucide-react'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { Screen } from '../../shell/screen.tsx'
import { KeepingCard } from './parts/keeping-card.tsx'
import {
  type KeptReceipts,
  MOST_HANDED_OVER,
  openVerifier,
  saveReceipts,
  useReceipts,
} from './use-receipts.ts'

export function ReceiptsScreen() {
  const t = useText()
  const { data, isError } = useReceipts()
  return (
    <Screen title={t('receipts.title')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        <p className="px-1 text-dense text-text2">{t('receipts.intro')}</p>
        {isError && (
          <Banner tone="warn" look="card">
            {t('receipts.unavailable')}
          </Banner>
        )}
        {data && data.listed.length === 0 && (
          <Card>
            <EmptyState icon={<FileCheck />}>{t('receipts.none')}</EmptyState>
          </Card>
        )}
        {data && data.listed.length > 0 && <Kept receipts={data} />}
        {data === undefined && !isError && (
          <Card>
            <SkeletonRows rows={3} label={t('shell.loading')} />
          </Card>
        )}
        <KeepingCard />
      </div>
    </Screen>
  )
}

function Kept({ receipts }: { receipts: KeptReceipts }) {
  const t = useText()
  const { count, fullTime } = useFormats()
  const { kept, denied, newestMs, dropped, most, listed } = receipts
  return (
    <>
      {denied > 0 && (
        <Banner tone="danger" look="card">
          {t('receipts.denied', { count: count(denied) })}
        </Banner>
      )}
      <Card className="flex flex-col gap-3">
        <DefinitionList
          rows={[
            {
              ...{ id: 'count', label: t('receipts.count'), weight: 'strong' },
              value: count(kept),
            },
            { id: 'newest', label: t('receipts.newest'), value: fullTime(newestMs) },
          ]}
        />
        {dropped > 0 && (
          <p className="text-caption text-text2">
            {t('receipts.dropped', { most: count(most), count: count(dropped) })}
          </p>
        )}
        <div className="grid gap-2">
          <Button block onClick={() => saveReceipts(listed, 'all')}>
            {t('receipts.saveAll')}
          </Button>
          <Button block tone="outline" onClick={() => openVerifier(listed)}>
            {t('receipts.checkAll')}
          </Button>
          {listed.length > MOST_HANDED_OVER && (
            <p className="text-caption text-text2">{t('receipts.tooMany')}</p>
          )}
        </div>
      </Card>
    </>
  )
}
