// The practice money and the way back to its first balance.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useToast } from '@fairtick/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { dictionaryQuery } from '../../../platform/shared-queries.ts'
import { PracticeResetDialog } from './practice-reset-dialog.tsx'

/** `balance` is undefined while it loads. */
export function PracticeCard({ balance }: { balance: string | undefined }) {
  const t = useText()
  const showToast = useToast()
  const { money } = useFormats()
  const { data: dictionary } = useQuery(dictionaryQuery)
  const [isAsking, setIsAsking] = useState(false)
  if (dictionary === undefined || balance === undefined) return <PracticeSkeleton />
  const amount = money(dictionary.practiceGrant)

  const finish = () => {
    setIsAsking(false)
    showToast({ text: t('account.resetDone', { amount }), tone: 'success' })
  }
  return (
    <Card className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="text-dense font-semibold text-text">{t('account.practiceMoney')}</p>
        <p className="text-caption text-text3">{t('account.resetText', { amount })}</p>
      </div>
      <Button tone="outline" onClick={() => setIsAsking(true)}>
        {t('account.reset')}
      </Button>
      {isAsking && (
        <PracticeResetDialog
          amount={amount}
          balance={money(balance)}
          onClose={() => setIsAsking(false)}
          onDone={finish}
        />
      )}
    </Card>
  )
}

/** As high as the card, so that nothing below it moves. */
function PracticeSkeleton() {
  return (
    <Card className="flex min-h-23 items-center justify-between gap-4">
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-44" />
      </div>
      <Skeleton className="h-11 w-20" />
    </Card>
  )
}
