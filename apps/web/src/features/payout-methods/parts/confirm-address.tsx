// The address in groups of four but for its end, which is typed from the wallet.

import { joinClasses } from '@fairtick/ui/join-classes'
import { TextField } from '@fairtick/ui/text-field'
import { plainAddress } from '@fairtick/wire/address-rules'
import { addressGroups } from '../../../platform/address-groups.ts'
import { useText } from '../../../platform/i18n.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import { CONFIRMED_CHARACTERS, type WalletForm } from '../wallet-form.ts'
import { walletName } from '../wallet-name.ts'

export function ConfirmAddress({ form }: { form: CheckedForm<WalletForm> }) {
  const t = useText()
  const { values } = form
  const isWrong = form.errorOf('lastSix') !== undefined
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <p translate="no" className="text-title font-semibold">
          {walletName(values)}
        </p>
        <HiddenEnd address={plainAddress(values.address)} />
      </div>
      <TextField
        {...form.text('lastSix')}
        label={t('payout.lastSix')}
        hint={t('payout.lastSixHint')}
        error={isWrong ? t('payout.lastSixWrong') : undefined}
        maxLength={CONFIRMED_CHARACTERS}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
      />
    </>
  )
}

/** Who could copy the end from here would not look into the wallet. */
function HiddenEnd({ address }: { address: string }) {
  const shown = address.slice(0, -CONFIRMED_CHARACTERS)
  const groups = addressGroups(`${shown}${'•'.repeat(CONFIRMED_CHARACTERS)}`)
  return (
    <p translate="no" className="text-dense">
      <span className="sr-only">{shown}…</span>
      <span aria-hidden="true" className="flex flex-wrap gap-x-2 font-mono text-text2">
        {groups.map((group, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one address never move.
            key={at}
            className={joinClasses(at === 0 && 'font-bold text-text')}
          >
            {group}
          </span>
        ))}
      </span>
    </p>
  )
}
