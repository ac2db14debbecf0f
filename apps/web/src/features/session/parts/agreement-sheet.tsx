// The text that registering accepts, in a sheet: nothing that was typed is lost by reading it.

import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/client-instance.ts'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { SimpleHtmlText } from '../../../platform/simple-html-text.tsx'
import { ProblemCard } from '../../../shell/problem-card.tsx'

export function AgreementSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const agreement = useQuery(
    {
      queryKey: ['agreement', language],
      queryFn: () => call('registerAgreement', { query: { id: '2' } }),
      enabled: open,
    },
    queryClient,
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={agreement.data?.title ?? t('session.readAgreement')}
      closeLabel={t('shell.close')}
    >
      {agreement.data ? (
        <div className="flex flex-col gap-5">
          <SimpleHtmlText html={agreement.data.html} />
          <Button tone="soft" block onClick={onClose}>
            {t('shell.close')}
          </Button>
        </div>
      ) : agreement.error ? (
        <ProblemCard problem={agreement.error} onRetry={() => void agreement.refetch()} />
      ) : (
        <TextSkeleton />
      )}
    </Sheet>
  )
}

function TextSkeleton() {
  return (
    <div className="flex min-h-60 flex-col gap-3">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  )
}
