// The network by its full name, and the promise to send on it: coins on another one are lost.

import { Badge } from '@fairtick/ui/badge'
import { Card } from '@fairtick/ui/card'
import { Checkbox } from '@fairtick/ui/checkbox'
import { RadioList } from '@fairtick/ui/radio-list'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import type { DepositMethod } from '../method-steps.ts'
import { networkName, networkText } from '../network-name.ts'

export type NetworkGateProps = {
  method: DepositMethod
  /** All over which its currency can be sent, itself among them. */
  networks: readonly DepositMethod[]
  isConfirmed: boolean
  onConfirm: (confirmed: boolean) => void
}

export function NetworkGate({ method, networks, isConfirmed, onConfirm }: NetworkGateProps) {
  const t = useText()
  const { quantity } = useFormats()
  const { replace } = useNavigation()
  const { currency } = method
  const network = networkText(method.network ?? '')
  return (
    <Card className="pt-2 pb-2.5">
      <RadioList
        label={t('deposits.network')}
        value={method.id}
        onChange={(id) => replace('/pages/recharge', { id })}
        options={networks.map((one) => {
          const { full, short } = networkName(one.network ?? '')
          return {
            value: one.id,
            label: <span translate="no">{full}</span>,
            hint: t('deposits.from', { min: quantity(one.min), currency }),
            trailing: short === undefined ? undefined : <Badge>{short}</Badge>,
          }
        })}
      />
      <div className="mt-1 border-t border-divider pt-2">
        <Checkbox
          label={
            <span className="font-semibold">
              {t('deposits.networkGate', { currency, network })}
            </span>
          }
          checked={isConfirmed}
          onChange={(event) => onConfirm(event.target.checked)}
        />
        <p className="ps-9 text-caption text-text2">{t('deposits.networkRisk')}</p>
      </div>
    </Card>
  )
}
