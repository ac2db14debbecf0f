// What the operator says of the app and of themselves.

import { Skeleton } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/client-instance.ts'
import { useLanguage } from '../../../platform/i18n.ts'
import { SimpleHtmlText } from '../../../platform/simple-html-text.tsx'
import { ProblemCard } from '../../../shell/problem-card.tsx'

/** Of any length: what stands below it waits for it. */
export function useAboutText() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['agreement', 'about', language],
    queryFn: () => call('registerAgreement', { query: { id: '1' } }),
  })
}

type AboutTextProps = { about: ReturnType<typeof useAboutText> }

export function AboutText({ about: { data, error, refetch, isFetching } }: AboutTextProps) {
  if (error && data === undefined) {
    return <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
  }
  return (
    <div className="flex items-start gap-3.5 px-1 py-2">
      <img src="./icon.svg" alt="" width={48} height={48} className="size-12 rounded-md" />
      {data === undefined ? (
        <Skeleton className="h-16 w-full" />
      ) : (
        <SimpleHtmlText html={data.html} lang={data.language} />
      )}
    </div>
  )
}
