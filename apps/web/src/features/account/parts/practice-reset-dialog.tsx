// Asks before the practice money is set back, and says why when it cannot be.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { Banner } from '@fairtick/ui/banner'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import { usePracticeReset } from '../use-practice-reset.ts'

export type PracticeResetDialogProps = {
  /** Both as formatted text. */
  amount: string
  balance: string
  onClose: () => void
  onDone: () => void
}

export function PracticeResetDialog(props: PracticeResetDialogProps) {
  const { amount, balance, onClose, onDone } = props
  const t = useText()
  const { go } = useNavigation()
  const { state, problem, reset } = usePracticeReset(onDone)
  const isNotFlat = state === 'not_flat'
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('account.resetTitle', { amount })}
      cancelLabel={t(isNotFlat ? 'shell.close' : 'shell.cancel')}
      confirmLabel={
        isNotFlat
          ? t('account.seeRunning')
          : t(state === 'unknown' ? 'account.repeatSafely' : 'account.reset')
      }
      onConfirm={isNotFlat ? () => go('/pages/home/order') : reset}
      busy={state === 'sending'}
    >
      <div className="flex flex-col gap-3">
        <DefinitionList
          spacing="dense"
          rows={[
            { id: 'before', label: t('account.resetBefore'), value: `${balance} USD` },
            {
              id: 'after',
              label: t('account.resetAfter'),
              value: `${amount} USD`,
              weight: 'strong',
            },
          ]}
        />
        {state === 'idle' || state === 'sending' ? (
          <p>{t('account.resetNote')}</p>
        ) : (
          <div role="alert">
            {state === 'not_flat' && (
              <Banner tone="warn" look="card" live="none">
                {t('account.resetNotFlat')}
              </Banner>
            )}
            {state === 'unknown' && (
              <Banner tone="warn" look="card" live="none">
                {t('account.unknownAnswer')} {t('account.repeatNote')}
              </Banner>
            )}
            {state === 'failed' && <FormFailure failure={problem} />}
          </div>
        )}
      </div>
    </AlertDialog>
  )
}
