// The form with everything that is known: gates, target, window, amount, deductions, the button.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { StickyBar } from '@fairtick/ui/sticky-bar'
import { ShieldCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useClientState } from '../../../platform/client-state.ts'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { pathOf } from '../../../platform/paths.ts'
import { amountProblemText, blockedReason } from '../blocked-reason.ts'
import type { WithdrawPage } from '../use-withdraw-page.ts'
import { largestAmount, termsOf } from '../withdrawal-form.ts'
import { BlockedNotes } from './blocked-notes.tsx'
import { DeductionTable } from './deduction-table.tsx'
import { SetupSteps } from './setup-steps.tsx'
import { BankCard, WalletCard } from './target-card.tsx'
import { WaitingList } from './waiting-list.tsx'
import { WindowCard } from './window-card.tsx'

const ReviewSheet = lazySheet(() => import('./review-sheet.tsx').then((file) => file.ReviewSheet))

export function WithdrawForm({ page }: { page: WithdrawPage }) {
  const t = useText()
  const { terms, request, preview, gates, target, nowMs } = page
  // Each review begins anew: with its own key, and without the secrets of the one before.
  const [review, setReview] = useState<{ count: number; state: 'open' | 'closed' }>()
  const reason = blockedReason(page, t, useFormats())
  const backHere = pathOf('/pages/withdraw', {
    method: request.method,
    from: request.from === 'salary' ? 'salary' : undefined,
  })
  const openReview = () =>
    setReview((before) => ({ count: (before?.count ?? 0) + 1, state: 'open' }))
  return (
    <>
      <BlockedNotes gates={gates} nowMs={nowMs} />
      <SetupSteps gates={gates} method={request.method} from={backHere} />
      {target?.kind === 'wallet' && (
        <WalletCard
          wallet={target.wallet}
          wallets={page.wallets}
          onChoose={page.chooseWallet}
          from={backHere}
        />
      )}
      {target?.kind === 'bank' && <BankCard bank={target.bank} from={backHere} />}
      <WindowCard terms={terms} nowMs={nowMs} />
      <WithdrawAmount page={page} />
      <Card className="py-2">
        <DeductionTable request={request} terms={terms} preview={preview} />
      </Card>
      {terms.areKept && <p className="px-1 text-dense text-text2">{t('withdraw.keptTerms')}</p>}
      <p className="flex items-start gap-2.5 px-1 text-dense text-text2">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
        {t('withdraw.assurance')}
      </p>
      <WaitingList />
      <StickyBar className="flex-col items-stretch">
        {reason !== undefined && <p className="text-center text-dense text-text2">{reason}</p>}
        <Button block size="large" disabled={reason !== undefined} onClick={openReview}>
          {t('withdraw.review')}
        </Button>
      </StickyBar>
      {review && preview && target && (
        <Suspense>
          <ReviewSheet
            key={review.count}
            open={review.state === 'open'}
            onClose={() => setReview({ ...review, state: 'closed' })}
            onDone={() => page.changeAmount('')}
            wanted={{
              ...request,
              walletId: target.kind === 'wallet' ? target.wallet.id : undefined,
            }}
            preview={preview}
            terms={terms}
            target={target.shown}
            paidFromMs={terms.window.opensAt}
            proofs={page.proofs}
            from={backHere}
          />
        </Suspense>
      )}
    </>
  )
}

function WithdrawAmount({ page }: { page: WithdrawPage }) {
  const t = useText()
  const { exactMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const { terms, request, amountProblem, changeAmount } = page
  const method = termsOf(terms, request.method)
  if (method === undefined) return null
  const isShown = request.amount !== '' && amountProblem !== undefined
  const { min, max } = method
  return (
    <DecimalField
      label={t('withdraw.amount')}
      labelEnd={`${t('withdraw.withdrawable')} ${exactMoney(terms.withdrawable)} ${currency}`}
      hint={t('withdraw.range', { min: exactMoney(min), max: exactMoney(max), currency })}
      error={isShown ? amountProblemText(amountProblem, method, { t, exactMoney }) : undefined}
      value={request.amount}
      onChange={changeAmount}
      unit={currency}
      action={{
        label: t('withdraw.max'),
        onClick: () => changeAmount(largestAmount(terms, method)),
      }}
    />
  )
}
