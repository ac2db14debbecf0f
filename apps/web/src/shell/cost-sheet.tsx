// What a kind of trade costs and risks, with the numbers of this house and of the order that was
// meant, and the one button that accepts it (H7).

import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../platform/client-instance.ts'
import { type TextKey, useText } from '../platform/i18n.ts'
import { describeProblem } from '../platform/problem-text.ts'
import { queryClient } from '../platform/query-client.ts'
import { selectedAccount } from '../platform/selected-account.ts'
import type { CostSheetOrder } from './cost-example.ts'
import { CostSheetRates } from './cost-sheet-rates.tsx'
import { CostSheetRisks } from './cost-sheet-risks.tsx'
import { LossWarning } from './loss-warning.tsx'
import { ProblemCard } from './problem-card.tsx'
import type { SheetKind } from './unread-sheet.ts'

export type CostSheetProps = {
  kind: SheetKind
  order: CostSheetOrder
  open: boolean
  onClose: () => void
  onAccepted: () => void
}

export function CostSheet({ kind, order, open, onClose, onAccepted }: CostSheetProps) {
  const t = useText()
  const queryKey = ['costSheet', selectedAccount(), kind] as const
  const read = useQuery(
    {
      queryKey,
      queryFn: () => call('costSheet', { query: { kind } }),
      // Another may stand by now: what is accepted is what was shown.
      staleTime: 0,
    },
    queryClient,
  )
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: (hash: string) => call('acceptCostSheet', { body: { kind, hash } }),
      onSuccess: () => {
        onClose()
        onAccepted()
      },
      onError: () => void queryClient.invalidateQueries({ queryKey }),
    },
    queryClient,
  )
  const sheet = read.data
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(TITLES[kind])}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-col gap-2">
          {error && (
            <p role="alert" className="text-dense text-danger">
              {describeProblem(error, t).sentence}
            </p>
          )}
          <Button
            block
            size="large"
            busy={isPending}
            disabled={sheet === undefined || read.isFetching}
            onClick={() => sheet && mutate(sheet.hash)}
          >
            {t('costSheet.accept')}
          </Button>
        </div>
      }
    >
      {sheet ? (
        <div className="flex flex-col gap-5 pb-3">
          <p className="text-dense text-text2">{t('costSheet.intro')}</p>
          {kind !== 'option' && <LossWarning />}
          {/* Of copying the rates are a long list, of whatever the leader trades. */}
          {kind === 'copying' && <CostSheetRisks facts={sheet.facts} />}
          <CostSheetRates facts={sheet.facts} order={order} />
          {kind !== 'copying' && <CostSheetRisks facts={sheet.facts} />}
        </div>
      ) : read.error ? (
        <ProblemCard problem={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <div className="flex min-h-60 flex-col gap-3">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
    </Sheet>
  )
}

const TITLES: Readonly<Record<SheetKind, TextKey>> = {
  contract: 'costSheet.titleContract',
  option: 'costSheet.titleOption',
  copying: 'costSheet.titleCopying',
}
