// The agreement in a sheet: nothing that was typed is lost by reading it.

import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../platform/client-instance.ts'
import { useLanguage, useText } from '../platform/i18n.ts'
import { queryClient } from '../platform/query-client.ts'
import { SimpleHtmlText } from '../platform/simple-html-text.tsx'
import { ProblemCard } from './problem-card.tsx'

type AgreementSheetProps = {
  open: boolean
  onClose: () => void
  /** Above the text, and what is to be decided about the version that is shown. */
  intro?: ReactNode
  decision?: ((version: number) => ReactNode) | undefined
}

export function AgreementSheet({ open, onClose, intro, decision }: AgreementSheetProps) {
  const t = useText()
  const agreement = useAgreement(open)
  const read = agreement.data
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={read?.title ?? t('session.readAgreement')}
      closeLabel={t('shell.close')}
      footer={read && decision?.(read.version)}
    >
      {read ? (
        <div className="flex flex-col gap-5">
          {intro}
          <SimpleHtmlText html={read.html} lang={read.language} />
          {decision === undefined && (
            <Button tone="soft" block onClick={onClose}>
              {t('shell.close')}
            </Button>
          )}
        </div>
      ) : agreement.error ? (
        <ProblemCard problem={agreement.error} onRetry={() => void agreement.refetch()} />
      ) : (
        <TextSkeleton />
      )}
    </Sheet>
  )
}

function useAgreement(enabled: boolean) {
  const language = useLanguage()
  return useQuery(
    {
      queryKey: ['agreement', language],
      queryFn: () => call('registerAgreement', { query: { id: '2' } }),
      enabled,
    },
    queryClient,
  )
}

/** Of the agreement that was last read here; undefined: none was. */
export function readAgreementVersion(): number | undefined {
  const kept = queryClient.getQueriesData<{ readonly version: number }>({ queryKey: ['agreement'] })
  const versions = kept.flatMap(([, read]) => read?.version ?? [])
  return versions.length === 0 ? undefined : Math.max(...versions)
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
