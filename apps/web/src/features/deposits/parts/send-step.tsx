// Where to send: after the network was confirmed the address, or the fields of the bank account.

import { Button } from '@fairtick/ui/button'
import { StickyBar } from '@fairtick/ui/sticky-bar'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import { useDepositDraft } from '../deposit-draft.ts'
import { type DepositMethod, isAddressShown, networksOf, stepsOf } from '../method-steps.ts'
import { AddressCard } from './address-card.tsx'
import { BankCard } from './bank-card.tsx'
import { MethodStepsBar } from './method-steps-bar.tsx'
import { NetworkGate } from './network-gate.tsx'
import { PracticeWarning } from './practice-warning.tsx'

export type SendStepProps = { method: DepositMethod; methods: readonly DepositMethod[] }

export function SendStep({ method, methods }: SendStepProps) {
  const t = useText()
  const { go } = useNavigation()
  const { draft, change } = useDepositDraft(method)
  const isShown = isAddressShown(method, draft.confirmedId)
  return (
    <>
      <MethodStepsBar steps={stepsOf(method)} step={isShown ? 'send' : 'network'} />
      <PracticeWarning at="send" />
      {method.network !== null && (
        <NetworkGate
          method={method}
          networks={networksOf(methods, method)}
          isConfirmed={isShown}
          onConfirm={(confirmed) => change({ confirmedId: confirmed ? method.id : undefined })}
        />
      )}
      {isShown && method.address !== null && <AddressCard method={method} />}
      {method.bank !== null && <BankCard bank={method.bank} />}
      <StickyBar className="flex-col items-stretch">
        {!isShown && (
          <p id="not-yet" className="text-center text-caption text-text2">
            {t('deposits.confirmFirst')}
          </p>
        )}
        <Button
          block
          size="large"
          disabled={!isShown}
          aria-describedby={isShown ? undefined : 'not-yet'}
          onClick={() => go('/pages/recharge', { id: method.id, step: 'proof' })}
        >
          {t('deposits.haveSent')}
        </Button>
      </StickyBar>
    </>
  )
}
