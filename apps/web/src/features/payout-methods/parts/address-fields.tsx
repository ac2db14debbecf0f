// Which currency on which network, and the address: typed, pasted by hand or by button.

import { Button } from '@fairtick/ui/button'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { TextField } from '@fairtick/ui/text-field'
import { useToast } from '@fairtick/ui/toast'
import { plainAddress } from '@fairtick/wire/address-rules'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n.ts'
import type { CheckedForm } from '../../../platform/use-checked-form.ts'
import { currenciesOf, type WalletForm, type WalletWay, waysOf } from '../wallet-form.ts'

export type AddressFieldsProps = { ways: readonly WalletWay[]; form: CheckedForm<WalletForm> }

export function AddressFields({ ways, form }: AddressFieldsProps) {
  const t = useText()
  const { currency, channel } = form.values
  const channels = waysOf(ways, currency)
  const network = channels.find((way) => way.channel === channel)?.network ?? channel
  const chooseCurrency = (next: string) => {
    form.set('currency', next)
    form.set('channel', waysOf(ways, next)[0]?.channel ?? '')
    form.set('address', form.values.address)
  }
  return (
    <>
      <Choice label={t('payout.currency')}>
        <ChipGroup
          label={t('payout.currency')}
          options={currenciesOf(ways).map((code) => ({ value: code, label: code }))}
          value={currency}
          onChange={chooseCurrency}
          layout="wrap"
        />
      </Choice>
      <Choice label={t('payout.network')}>
        <ChipGroup
          label={t('payout.network')}
          options={channels.map((way) => ({
            value: way.channel,
            label: way.channel === way.currency ? way.network : `${way.network} (${way.channel})`,
          }))}
          value={channel}
          onChange={(next) => {
            form.set('channel', next)
            form.set('address', form.values.address)
          }}
          layout="wrap"
        />
      </Choice>
      <TextField
        {...form.text('address')}
        label={t('payout.address')}
        hint={t('payout.addressHint', { network })}
        error={form.errorOf('address')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        suffix={<PasteButton onPaste={(text) => form.set('address', plainAddress(text))} />}
      />
    </>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-dense text-text2">
        {label}
      </span>
      {children}
    </div>
  )
}

/** Only where the browser lets a page read the clipboard. */
function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const t = useText()
  const showToast = useToast()
  if (navigator.clipboard?.readText === undefined) return null
  const paste = async () => {
    try {
      onPaste(await navigator.clipboard.readText())
    } catch {
      showToast({ text: t('payout.pasteFailed') })
    }
  }
  return (
    <Button tone="quiet" className="px-2" onClick={() => void paste()}>
      {t('payout.paste')}
    </Button>
  )
}
